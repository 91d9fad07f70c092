/** Spanish; no native speaker has read it yet. */
export const DONATE_ES = {
  title: 'Donar',
  description:
    'Done una vez o cada mes para personas que tuvieron que huir. El sitio de demostración de una agencia ficticia de ayuda a refugiados en {country}.',
  descriptionSandbox:
    'Done una vez o cada mes para personas que tuvieron que huir. El sitio de demostración de una agencia ficticia de ayuda a refugiados en {country}: los pagos se hacen en un entorno de pruebas.',
  heading: 'Acompañe a una familia que tuvo que huir',
  lead: 'Una vez, o un poco cada mes. Usted elige cuánto y ve lo que logra antes de donar.',
  before: 'Antes de donar',
  shares:
    'De cada dólar, 81 centavos llegan a quienes tuvieron que huir, 12 se destinan a la captación de fondos y 7 a los gastos de funcionamiento (cifras de ejemplo).',
  straight:
    'El número de su tarjeta o de su cuenta va directamente a nuestro proveedor de pagos. Este sitio nunca lo ve ni lo guarda.',
  change:
    'Puede cambiar o detener un donativo mensual en cualquier momento en «{myGiving}», o con una llamada al {phone} (ejemplo).',
  seeGift: 'Encontrará su donativo y su recibo en «{myGiving}».',
  myGiving: 'Mis donativos',
  thing:
    '¿Prefiere regalar algo en vez de una suma? {gifts}, cada uno con una tarjeta para alguien a quien usted quiere.',
  seeGifts: 'Vea los regalos',
  inEnglish:
    'Su recibo, nuestros correos y «Mis donativos» también están en este idioma. Para donar desde una cuenta bancaria, use {page}, donde está el acuerdo.',
  englishPage: 'la página en inglés',
  howToStop:
    'Puede cambiarlo, pausarlo o detenerlo en cualquier momento en este sitio en «Mis donativos», con el enlace de cada recibo o por teléfono al {phone}. Nadie le preguntará por qué.',
  blankets: 'cinco mantas gruesas',
  cooks: 'una familia vuelve a cocinar sus propias comidas',
  tent: 'una tienda para una familia de cinco',
  canvas: 'dos familias con techo de lona',
  school: 'un niño en la escuela todo el año',
  water: 'agua potable para una familia todo el año',
  workshop: 'una plaza en un taller y sus herramientas',
  midwife: 'el material de una partera para veinte nacimientos',
  needsScript:
    'La tarjeta se introduce en el formulario de nuestro proveedor de pagos, que necesita JavaScript. Sin él, la página siguiente explica cómo donar por teléfono o por transferencia.',
  complete: 'Cómo completar su donativo',
  almost: 'Ya casi está',
  written: 'Hemos anotado su donativo de {sum}. Todavía no se ha cobrado nada.',
  writtenMonthly: 'Hemos anotado su donativo de {sum} al mes. Todavía no se ha cobrado nada.',
  thanks: 'Gracias por su donativo',
  paid: 'Su donativo de {sum} está pagado. Su recibo {number} llega por correo electrónico.',
  accepted:
    'Su banco tiene su donativo de {sum}. El dinero llega en unos días y entonces recibirá su recibo por correo electrónico. No tiene que hacer nada.',
  checkingTitle: 'Estamos comprobando su donativo',
  checking:
    'Todavía estamos comprobando si su donativo de {sum} se ha realizado. No vuelva a donar: recargue esta página dentro de un minuto. No se le cobrará dos veces.',
  returnedTitle: 'Su donativo le fue devuelto',
  returned: 'Su donativo de {sum} se pagó y el dinero le fue devuelto.',
  reference: 'Su referencia: {reference}',
  byPhone: 'Por teléfono',
  call: 'Llame al {phone} (ejemplo) e indique la referencia. Tomamos los datos de su tarjeta o cuenta por teléfono.',
  byTransfer: 'Por transferencia bancaria',
  name: 'Nombre',
  account: 'Cuenta',
  bank: '{bank} (ejemplo)',
  amount: 'Importe',
  referenceName: 'Referencia',
  receipt: 'Su recibo llega por correo electrónico en cuanto recibimos el donativo.',
  toFront: 'Ir a la página principal',
};
