/** Spanish; no native speaker has read it yet. */
export const ECARD_MAIL_ES = {
  via: '{giver} a través de Haven',
  dear: 'Estimado/a {name}:',
  cardReason:
    'Recibe este correo una sola vez, porque {giver} dio su dirección para enviarle esta tarjeta. No la guardamos para nada más.',
};
