/** Spanish; no native speaker has read it yet. */
export const LETTER_ES = {
  hello: 'Hola',
  greeting: '{hello}, {name}:',
  unnamed: '{hello}:',
  thanks: 'Gracias, {name}',
  legal: '{sender} · una agencia ficticia; todos los números son ejemplos.',
  contact: 'Llámenos: {phone} (ejemplo)',
  unsubscribe: 'Darse de baja',
};
