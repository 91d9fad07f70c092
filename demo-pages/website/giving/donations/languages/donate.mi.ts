/** Te reo Māori; no native speaker has read it yet. */
export const DONATE_MI = {
  title: 'Koha mai',
  description:
    'Tukua he koha kotahi, he koha rānei i ia marama ki te hunga i mate ki te rere. Te pae whakaatu a tētahi whakahaere tango rerenga tito noa i {country}.',
  descriptionSandbox:
    'Tukua he koha kotahi, he koha rānei i ia marama ki te hunga i mate ki te rere. Te pae whakaatu a tētahi whakahaere tango rerenga tito noa i {country}: he whakamātautau noa ngā utu.',
  heading: 'Tū mai i te taha o tētahi whānau i mate ki te rere',
  lead: 'Kotahi te wā, he iti rānei i ia marama. Māu te moni e kōwhiri, ā, ka kite koe i ōna hua i mua i tō koha.',
  before: 'I mua i tō koha',
  shares:
    'O ia tāra, e 81 hēneti ka tae ki te hunga i mate ki te rere, 12 mō te kohi pūtea, 7 mō ngā utu whakahaere (he tauira ngā tatauranga).',
  straight:
    'Ka haere tika te nama o tō kāri, o tō pūkete rānei ki tā mātou kaiwhakarato utu. Kāore tēnei pae e kite, e pupuri rānei.',
  change:
    'Ka taea e koe te koha ā-marama te whakarerekē, te whakamutu rānei i ngā wā katoa i {myGiving}, mā te waea kotahi rānei ki te {phone} (he tauira).',
  seeGift: 'Kei {myGiving} tō koha me tōna rihīti.',
  myGiving: 'Aku koha',
  thing:
    'He pai ake ki a koe te tuku taonga i te tuku moni? {gifts}, he kāri tō ia taonga mā tētahi e arohaina ana e koe.',
  seeGifts: 'Tirohia ngā koha',
  inEnglish:
    'Kei te reo Māori hoki tō rihīti, ā mātou īmēra me te wāhanga Aku koha. Hei koha mai i tētahi pūkete pēke, whakamahia {page}, kei reira te whakaaetanga.',
  englishPage: 'te whārangi reo Pākehā',
  howToStop:
    'Ka taea e koe te whakarerekē, te tārewa, te whakamutu rānei i ngā wā katoa i tēnei pae i raro i “Aku koha”, mā te hono i ia rihīti, mā te waea rānei ki te {phone}. Kāore e pātaihia he aha ai.',
  blankets: 'e rima ngā paraikete mātotoru',
  cooks: 'ka tunu anō tētahi whānau i āna ake kai',
  tent: 'he tēneti mō tētahi whānau tokorima',
  canvas: 'e rua ngā whānau kua whai tēneti',
  school: 'kotahi te tamaiti i te kura, mō te tau katoa',
  water: 'he wai haumaru mā tētahi whānau, mō te tau katoa',
  workshop: 'he tūranga i te wheako me ōna taputapu',
  midwife: 'ngā taputapu a te kaiwhakawhānau mō ngā whānautanga e rua tekau',
  needsScript:
    'Ka tuhia te kāri ki te puka ake o tā mātou kaiwhakarato utu, ā, me whai JavaScript. Ki te kore, mā te whārangi e whai ake nei e kī me pēhea te koha mā te waea, mā te whakawhiti pēke rānei.',
  complete: 'Me pēhea te whakaoti i tō koha',
  almost: 'Kua tata oti',
  written: 'Kua tuhia e mātou tō koha o te {sum}. Kāore anō he utu kia tangohia.',
  writtenMonthly: 'Kua tuhia e mātou tō koha o te {sum} i ia marama. Kāore anō he utu kia tangohia.',
  thanks: 'Ngā mihi mō tō koha',
  paid: 'Kua utua tō koha o te {sum}. Ka tae atu tō rihīti {number} mā te īmēra.',
  accepted:
    'Kei tō pēke tō koha o te {sum}. Ka tae mai te moni i roto i ētahi rā, kātahi ka tae atu tō rihīti mā te īmēra. Kāore he mahi māu.',
  checkingTitle: 'Kei te tirohia tō koha',
  checking:
    'Kei te tirohia tonu e mātou mēnā i tutuki tō koha o te {sum}. Kaua e koha anō: uta anō i tēnei whārangi ā te meneti kotahi. E kore koe e utua ruatia.',
  returnedTitle: 'Kua hoki tō koha ki a koe',
  returned: 'I utua tō koha o te {sum}, ā, kua hoki te moni ki a koe.',
  reference: 'Tō tohutoro: {reference}',
  byPhone: 'Mā te waea',
  call: 'Waea mai ki te {phone} (he tauira), ka kī mai i te tohutoro. Ka tangohia e mātou tō kāri, tō pūkete rānei mā te waea.',
  byTransfer: 'Mā te whakawhiti pēke',
  name: 'Ingoa',
  account: 'Pūkete',
  bank: '{bank} (he tauira)',
  amount: 'Moni',
  referenceName: 'Tohutoro',
  receipt: 'Ka tae atu tō rihīti mā te īmēra i te taenga mai o te koha.',
  toFront: 'Ki te whārangi matua',
};
