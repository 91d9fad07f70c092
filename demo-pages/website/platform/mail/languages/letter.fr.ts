/** French; no native speaker has read it yet. */
export const LETTER_FR = {
  hello: 'Bonjour',
  greeting: '{hello} {name},',
  unnamed: '{hello},',
  thanks: 'Merci, {name}',
  legal: '{sender} · une agence fictive ; tous les numéros sont des exemples.',
  contact: 'Appelez-nous : {phone} (exemple)',
  unsubscribe: 'Se désabonner',
};
