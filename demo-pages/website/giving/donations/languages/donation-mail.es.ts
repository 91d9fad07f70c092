/** Spanish; no native speaker has read it yet. */
export const DONATION_MAIL_ES = {
  arrived: 'Su donativo ha llegado. Gracias a usted, familias que tuvieron que huir reciben lo que necesitan.',
  returned: 'Se devolvió dinero de su donativo; este recibo sustituye al primero.',
  seeAll: 'Ver todos sus donativos',
  reason: 'Recibe este correo porque hizo un donativo en nuestro sitio.',
  gaveMemory: '{giver} donó en memoria de {name}',
  gaveHonour: '{giver} donó en honor de {name}',
  givenMemory: 'Se hizo un donativo en memoria de {name}. Es para familias que tuvieron que huir.',
  givenHonour: 'Se hizo un donativo en honor de {name}. Es para familias que tuvieron que huir.',
  reinstated:
    'Su banco había retirado su donativo y nos ha devuelto el dinero. Su donativo vuelve a contar, y este es su recibo. No tiene que hacer nada.',
};
