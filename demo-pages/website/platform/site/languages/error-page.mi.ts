/** Te reo Māori; no native speaker has read it yet. */
export const ERROR_PAGE_MI = {
  notFoundTitle: 'Kāore i kitea te whārangi',
  notFound: 'Kāore i kitea e mātou taua whārangi',
  mayHaveMoved: 'Kua nekehia pea, kua hē rānei te tuhi o te wāhitau. Kei te haumaru tō kāta.',
  seeGifts: 'Tirohia ngā koha',
  toFront: 'Ki te whārangi matua',
  wentWrong: 'I raruraru tētahi mea',
  couldNot: 'Kāore i taea e mātou tērā',
  fault: 'I raruraru tētahi mea i tō mātou taha. Kei te haumaru tō kāta: whakamātau anō ākuanei.',
  openAgain: 'Whakatuwherahia anō te whārangi. Kāore he mea i huri.',
  tooManyLinks: 'He nui rawa ngā hono i tonoa mai i tō whatunga: whakamātau anō ā te tekau meneti.',
  ownPages:
    'Mai i ā mātou ake whārangi anake e taea ai te tuku i tēnei puka: whakatuwherahia anō te whārangi, ka whakamātau anō.',
  manyPeople: 'He tokomaha rawa te hunga e tuku puka ana. Whakamātau anō ākuanei.',
};
