/** Te reo Māori; no native speaker has read it yet. */
export const GUIDE_MAIL_MI = {
  heading: 'He koha ka ora tonu i muri i a tātou',
  open: 'Whakatuwherahia te aratohu',
  about:
    'Tekau meneti pea te roa o te pānui, i te reo Pākehā: ngā hua o te koha i te wira, ngā kupu e hiahiatia ana e te rōia, me ngā pātai a ngā whānau. Kāore he mea hei waitohu, ā, kāore tētahi e waea atu.',
  reason:
    'Kua tae atu tēnei īmēra nō te mea i tonoa te aratohu mō tēnei wāhitau. Kāore he mea kē atu e tukuna ki te kore koe e tono.',
};
