/** Spanish; no native speaker has read it yet. */
export const PETITION_MAIL_ES = {
  subject: 'Firmó «{title}»',
  heading: 'Su nombre cuenta',
  thanks:
    'Gracias por firmar «{title}». Entregamos la petición cuando llegue a {goal} nombres, y le escribiremos una vez más para contarle el resultado.',
  pass: 'Una firma se convierte en dos cuando la comparte.',
  show: 'Mostrar la petición a alguien',
  reason:
    'Recibe este correo porque esta dirección se introdujo bajo la petición. Si no fue usted, llame al {phone} (ejemplo) y quitamos el nombre.',
};
