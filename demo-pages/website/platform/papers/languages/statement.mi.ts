/** Te reo Māori; no native speaker has read it yet. */
export const STATEMENT_MI = {
  title: 'Tauākī koha',
  gifts: 'Ngā koha',
  statementOn: 'Te rā o tēnei tauākī',
  given: 'I tukuna',
  returned: 'I whakahokia',
  net: 'I tukuna, tango atu i ngā mea i whakahokia',
  claimedAUS: 'Ngā koha ka taea te tango i te tāke',
  claimedNZL: 'Ngā koha mō te whakahoki tāke',
  notAllAUS:
    'Kāore e taea te tango i te tāke ngā koha iti iho i te $2 me ngā mea i hokona, nō reira he iti iho te tapeke whakamutunga.',
  notAllNZL:
    'Kāore he whakahoki tāke mō ngā koha iti iho i te $5 me ngā mea i hokona, nō reira he iti iho te tapeke whakamutunga.',
  noGifts: 'Kāore he koha i tēnei tau tāke.',
  replaces: 'Ka tatau tēnei tauākī i ngā mea i mōhiotia i tōna rā. Ka whakakapi i ngā tauākī o mua mō taua tau tāke.',
  monthlyAUS: 'Koha ia marama',
  monthlyNZL: 'Koha ia marama',
  reversed: 'I whakahokia e te pēke, ka whakatika i te rihīti {number}',
  refunded: 'I whakahokia, ka whakatika i te rihīti {number}',
  date: 'Te rā',
  receipt: 'Rihīti',
  line: '{date}, rihīti {receipt}: {what}, {amount}',
};
