/** Spanish; no native speaker has read it yet. */
export const UPDATE_MAIL_ES = {
  subject: 'Tenemos sus cambios',
  asked: 'Nos pidió cambiar:',
  updateName: 'su nombre',
  updateEmail: 'su correo electrónico',
  updatePhone: 'su número de teléfono',
  updateAddress: 'su dirección postal',
  updateExpiryDate: 'la fecha de caducidad de su tarjeta',
  person: 'Una persona revisa cada cambio y lo hace en dos días hábiles.',
  notYou: '¿No fue usted? Llame al {phone} (ejemplo) antes, y no se cambiará nada.',
  reason: 'Recibe este correo porque el formulario «Actualice sus datos» se envió con esta dirección.',
};
