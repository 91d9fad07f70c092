/** Spanish; no native speaker has read it yet. */
export const PRIVACY_ES = {
  title: 'Privacidad',
  lead: '{agency} es una organización ficticia y este sitio es una demostración. Aun así trata lo que usted escribe como debe hacerlo uno real según la {act}.',
  collect: 'Qué recogemos y por qué',
  order:
    'Su nombre, teléfono, correo y dirección de facturación al hacer un pedido: para el recibo y para consultas sobre él.',
  gift: 'Su nombre y correo, y lo demás que escriba al donar: para el recibo y para los pagos de un donativo mensual.',
  cards:
    'Los nombres, correos y mensajes de sus tarjetas electrónicas: para entregarlas. Avise a las personas que nombra.',
  newsletter:
    'Su nombre y correo al suscribirse al boletín: para enviarlo. Cada correo tiene un enlace que lo cancela al momento.',
  petition:
    'Su nombre y correo, y el código postal y el móvil si los da, al firmar una petición: para contar a cada persona una vez y entregar nombres y códigos postales a quien se dirige.',
  guide: 'Su correo al pedir la guía de legados: para enviarla.',
  details:
    'Sus datos anteriores y nuevos al pedir que los cambiemos: para encontrarle y hacer el cambio. Le avisamos en la dirección que teníamos.',
  network:
    'La dirección de red desde la que envía un formulario: se cuenta unos minutos para evitar avalanchas y no se guarda. Para un enlace a Mis donativos se guarda media hora.',
  payingNetwork: 'La dirección de red desde la que paga: para proteger las tarjetas del mal uso.',
  without:
    'Puede ver todas las páginas y llenar el carrito sin decirnos quién es. Sin sus datos no podemos aceptar un pedido.',
  neverSee: 'Lo que nunca vemos',
  cardNumber:
    'El número y el código de seguridad de su tarjeta. Se escriben en un formulario de nuestro proveedor de pagos y solo van allí; guardamos una referencia del pago.',
  whoElse: 'Quién más los recibe',
  whoElseText:
    'El proveedor de pagos recibe su nombre, correo y teléfono con el cargo. Sus tarjetas electrónicas llegan a las personas que nombra en ellas, y los nombres y códigos postales de una petición a quien se dirige. Nadie más, y nada se vende ni se envía al extranjero. La búsqueda de direcciones funciona en nuestro propio servidor.',
  cookie: 'La cookie',
  cookieText:
    'Una cookie, {cookie}, recuerda su carrito durante 30 días. Los scripts no pueden leerla y no le sigue a ningún otro sitio.',
  cookieGiving:
    'Al abrir Mis donativos con el enlace de su correo, una segunda, {cookie}, lo recuerda durante 30 minutos tras su última pulsación, solo en esas páginas. Una tercera, {device}, reconoce su navegador durante 400 días, para que nadie pueda impedirle entrar pidiendo su enlace.',
  cookieEvents:
    'Quienes desarrollan pueden activar un {panel}; otra cookie, {cookie}, lo recuerda hasta que se cierra el navegador. No se mide nada.',
  panel: 'panel de eventos de analítica',
  howLong: 'Cuánto tiempo los guardamos',
  keptCart: 'Un carrito, sus tarjetas y datos no pagados, tras su última visita: 30 días',
  keptMails: 'Los correos que le enviamos: 90 días',
  keptNetworks: 'La dirección de red de un pago: 180 días',
  keptChanges: 'Los cambios de datos que pidió: un año',
  keptGuides: 'Su solicitud de la guía de legados: dos años',
  keptSignatures: 'Su firma en una petición: tres años, mientras se entrega y se responde',
  keptFormerSubscribers:
    'Su dirección en la lista del boletín hasta que se dé de baja, y tres años más para saber que lo hizo',
  keptGiving:
    'Quién es usted, con sus donativos, pedidos y donativos mensuales: siete años después del último, como exige la ley fiscal',
  withoutYou: 'Los importes, fechas y números de recibo quedan en nuestra contabilidad, sin usted.',
  rights: 'Sus derechos',
  rightsText:
    'Si ha donado, puede ver, corregir, descargar y borrar lo que guardamos en {giving}. Cualquiera puede pedírnoslo: llame al {phone} (número ilustrativo). Si no le satisface nuestra respuesta, puede reclamar ante {regulator}.',
};
