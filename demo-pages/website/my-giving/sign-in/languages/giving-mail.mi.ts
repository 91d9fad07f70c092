/** Te reo Māori; no native speaker has read it yet. */
export const GIVING_MAIL_MI = {
  linkSubject: 'Tō hono ki ō koha',
  link: 'Mā tēnei hono ka kite koe i ō koha, ō rihīti me ō koha ia marama. Ka mahi mō te 30 meneti, kotahi anake te wā.',
  see: 'Tirohia aku koha',
  notAsked: 'Kāore koe i tono? Waiho noa: kāore tētahi e whakamahi i te hono ki te kore tēnei īmēra.',
  linkReason: 'Kei te whiwhi koe i tēnei īmēra nā te mea i tuhia tēnei wāhitau ki te whārangi “Aku koha”.',
  erased: 'Kua mukua ō raraunga',
  erasedText:
    'Kua tangohia tō ingoa, ō wāhitau me ngā mea katoa e tohu ana ko wai koe. Ka noho ngā rahinga, ngā rā me ngā tau rihīti o ō koha ki ā mātou pūkete, kāore tō ingoa, nā te mea e whakahauhia ana e te ture.',
  lastMail: 'Ko te īmēra whakamutunga tēnei: ka tangohia tō wāhitau i tā mātou pouaka tuku i muri i te tukunga.',
  erasedReason:
    'Kei te whiwhi koe i tēnei īmēra nā te mea i tono koe, i takiuru mā tēnei wāhitau, kia mukua ō raraunga.',
};
