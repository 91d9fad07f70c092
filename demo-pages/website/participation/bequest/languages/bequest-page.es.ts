/** Spanish; no native speaker has read it yet. */
export const BEQUEST_PAGE_ES = {
  title: 'Legados en testamentos',
  description: 'Lo que hace un legado por quienes tuvieron que huir, y una guía gratuita. Sitio de demostración.',
  heading: 'Deje la puerta abierta tras de sí',
  lead: 'Un legado no le cuesta nada hoy. Un día será la primera noche en que una familia duerma sin estar alerta.',
  story:
    'Margaret enseñó en una escuela primaria durante treinta y un años. Al morir dejó su casa a sus sobrinas, sus libros a la biblioteca y una vigésima parte del resto a personas que nunca conoció. Alcanzó para un aula con techo de chapa y el sueldo de un maestro durante seis años. Los niños conocen su nombre, porque es la primera palabra que aprenden a escribir. (Margaret y su aula son inventadas.)',
  asked: 'Lo que la gente pregunta',
  family: '¿Pierde algo mi familia?',
  familyAnswer:
    'La mayoría de quienes nos incluyen en su testamento cuida primero de su familia y nos deja una parte del resto: una décima o una centésima parte. Usted decide y puede cambiarlo cuando quiera.',
  solicitor: '¿Necesito un abogado?',
  solicitorAnswer:
    'Un testamento es más seguro si lo ha leído un abogado. La guía contiene la frase que nos nombra correctamente, para que la visita sea breve.',
  tell: '¿Tengo que decírselo?',
  tellAnswer:
    'No. Si lo hace, podremos darle las gracias mientras pueda oírlas y preguntarle qué desea que haga su legado.',
  guideTitle: 'La guía, gratis y en diez minutos',
  guideLead: 'Lo que puede hacer un legado, la frase para su abogado y lo que preguntan las familias.',
  closed: 'La guía no se puede pedir en este momento. Llámenos y se la enviamos.',
  use: 'Usamos su dirección para enviar la guía y nada más. Nadie llamará. Vea nuestro {notice} o pregúntenos: {phone} (ilustrativo).',
  thanksTitle: 'La guía va en camino',
  thanksText: 'La hemos enviado a la dirección que indicó. También puede leerla aquí y ahora.',
  nextMail: 'Busque un correo de Haven Refugee Aid; llega una vez al día como máximo.',
  nextRead: 'Léala con calma. Nadie llamará.',
  nextAsk: 'Escríbanos o llámenos si tiene alguna pregunta.',
  readGuide: 'Leer la guía',
  back: 'Volver a los legados',
  aGuideTo: 'Guía de legados',
  guideDescription:
    'Qué puede hacer un legado, cómo redactarlo y qué preguntan las familias. De una organización ficticia.',
  aGuide: 'Guía',
  tenMinutes:
    'Diez minutos de lectura y nada que firmar. Es información general de una organización ficticia, no asesoramiento jurídico.',
  kinds: 'Cuatro tipos de legado',
  share: 'Una parte de lo que quede',
  shareText:
    'Atendidas su familia y sus deudas, una parte del resto. Crece y mengua con lo que usted tiene, así que nunca es demasiado.',
  sum: 'Una suma',
  sumText: 'Una cantidad de dólares. Sencillo; los precios suben, así que revíselo cada pocos años.',
  thing: 'Un bien',
  thingText: 'Una casa, acciones, un cuadro. {tax}',
  forLife: 'Una parte para alguien primero',
  forLifeText: 'Una persona la usa de por vida, y lo que quede llega a nosotros.',
  taxAUS: 'Un legado de acciones o tierras puede tributar de otro modo que uno de dinero: pregunte antes de decidir.',
  taxNZL: 'Un legado no da derecho a crédito fiscal por donativos: no es un donativo en vida.',
  sentence: 'La frase para su abogado',
  general:
    '«General purposes» (fines generales) nos permite ayudar donde más falta haga ese día. Si algo le importa especialmente, díganoslo: anotamos su deseo y lo seguimos siempre que podamos.',
  steps: 'En cuatro pasos',
  step1: 'Anote lo que tiene, lo que debe y de quién quiere cuidar.',
  step2: 'Elija dos albaceas y pregúnteles.',
  step3: 'Vaya a un abogado con esta página en la mano. {help}',
  helpAUS: 'El public trustee de su estado redacta testamentos sencillos, y muchos abogados cobran una tarifa fija.',
  helpNZL:
    'Public Trust y los centros jurídicos comunitarios ayudan con testamentos sencillos, y muchos abogados cobran una tarifa fija.',
  step4: 'Diga a alguien dónde está el testamento. Revíselo cuando nazca un niño, muera alguien o usted se mude.',
  talking: 'Hablar de ello',
  talkingText:
    'Las familias rara vez discuten por un legado a desconocidos del que estaban al tanto. Dígalo una vez, con buena salud y en una buena comida: «He cuidado de vosotros y he dejado algo a personas que lo perdieron todo». Luego hable de otra cosa.',
  questions: 'Preguntas: {phone} (ilustrativo). {legal}',
  sentenceInEnglish: 'La frase queda en inglés, porque aquí los testamentos se redactan en inglés.',
};
