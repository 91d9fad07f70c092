/** Spanish; no native speaker has read it yet. */
export const NEWSLETTER_MAIL_ES = {
  subject: 'Bienvenida: noticias de Haven, alrededor de una vez al mes',
  heading: 'Gracias por seguir en contacto',
  welcome:
    'Más o menos una vez al mes tendrá noticias de las personas a las que apoya: qué pasó con una escuela, un pozo o una familia, y qué viene después. Nada más, y su dirección no va a nadie más.',
  read: 'Leer las últimas noticias',
  reason:
    'Recibe este correo porque esta dirección se introdujo en un formulario de nuestro boletín. Si no fue usted, dese de baja: no recibirá nada más.',
  leave: 'Dejar el boletín',
  leaveText:
    'Alguien introdujo esta dirección para dejar nuestro boletín. Pulse el botón una vez más y no le enviaremos más boletines.',
  leaveNotYou: '¿No fue usted? No haga nada y todo queda igual.',
  leaveReason: 'Recibe este correo porque esta dirección se introdujo en nuestra página para dejar el boletín.',
};
