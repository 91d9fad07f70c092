/** Te reo Māori; no native speaker has read it yet. */
export const UPDATE_PAGE_MI = {
  title: 'Whakahoutia ō taipitopito',
  description: 'Whakamōhiotia mai he ingoa, he wāhitau, he waea, he īmēra, he rā pau kāri hou rānei. He pae whakaatu.',
  supporters: 'Mō ō mātou kaitautoko',
  lead: 'Kua hūnuku, kua mārena, he kāri hou? Tohua ngā mea kua huri, ā, ka haere tonu ō koha.',
  before: 'I mua i te tīmatanga',
  neverCard: 'Kaua rawa te tau o tō kāri.',
  neverCardText: '{never} Ko te rā pau hou anake ka pātaihia. Mēnā kua huri te tau, waea mai.',
  whyOld: 'He aha ai ō taipitopito tawhito?',
  whyOldText: '{why} Mā ērā ka kitea koe i waenga i ō mātou kaitautoko katoa. Ehara i te mea me katoa.',
  person: 'Mā te tangata ia huringa e mahi',
  personText:
    '{person} i roto i ngā rā mahi e rua, ā, ka tukuna he īmēra ki te wāhitau i a mātou, kia kore ai tētahi atu e huri huna.',
  talk: 'He pai ake te kōrero? {phone} (he tauira). Pānuitia tā mātou {notice}.',
  thanksTitle: 'Ngā mihi, kua riro i a mātou ō huringa',
  thanksText: 'Ka tirohia ia huringa e te tangata i mua i tōna mahinga.',
  nextMail: 'Ka tukuna he īmēra ki te wāhitau i a mātou, kia mōhio ai nāu tonu.',
  nextDays: 'Ka mahia te huringa i roto i ngā rā mahi e rua.',
  nextGifts: 'Ka haere tonu ō koha i taua wā, kāore he huringa.',
  toFront: 'Haere ki te whārangi matua',
};
