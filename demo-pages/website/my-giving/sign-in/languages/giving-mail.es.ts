/** Spanish; no native speaker has read it yet. */
export const GIVING_MAIL_ES = {
  linkSubject: 'Su enlace a sus donativos',
  link: 'Este enlace le muestra sus donativos, recibos y donativos mensuales. Funciona durante 30 minutos y una sola vez.',
  see: 'Ver mis donativos',
  notAsked: '¿No lo pidió? No haga nada: sin este correo nadie puede usar el enlace.',
  linkReason: 'Recibe este correo porque esta dirección se introdujo en la página «Mis donativos».',
  erased: 'Sus datos se han borrado',
  erasedText:
    'Hemos eliminado su nombre, sus direcciones y todo lo que dice quién es usted. Los importes, días y números de recibo de sus donativos quedan en nuestras cuentas sin usted, porque la ley los exige.',
  lastMail: 'Este correo es el último: su dirección se elimina de nuestra bandeja de salida una vez enviado.',
  erasedReason:
    'Recibe este correo porque nos pidió, con la sesión iniciada con esta dirección, que borráramos sus datos.',
};
