/** Te reo Māori; no native speaker has read it yet. */
export const LETTER_MI = {
  hello: 'Kia ora',
  greeting: '{hello} {name},',
  unnamed: '{hello},',
  thanks: 'Ngā mihi, {name}',
  legal: '{sender} · he whakahaere tito noa; he tauira ngā nama katoa.',
  contact: 'Waea mai: {phone} (he tauira)',
  unsubscribe: 'Whakakorea te ohauru',
};
