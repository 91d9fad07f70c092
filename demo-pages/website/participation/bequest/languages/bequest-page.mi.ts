/** Te reo Māori; no native speaker has read it yet. */
export const BEQUEST_PAGE_MI = {
  title: 'Ngā koha i ngā wira',
  description:
    'Ngā hua o te koha i te wira mō te hunga i mate ki te rere, me tētahi aratohu kore utu. He pae whakaatu.',
  heading: 'Waiho te tatau kia tuwhera i muri i a koe',
  lead: 'Kāore he utu o te koha i tō wira i tēnei rā. Ā tētahi rā, ko te pō tuatahi tēnā e moe ai tētahi whānau me te kore e whakarongo.',
  story:
    'E toru tekau mā tahi tau a Margaret e whakaako ana i te kura tuatahi. I tōna matenga ka waiho e ia tōna whare ki ana irāmutu, ana pukapuka ki te whare pukapuka, me tētahi wāhanga o te rua tekau o te toenga ki te hunga kāore ia i tūtaki. Ka puta he akomanga tuanui rino me te utu o te kaiako mō te ono tau. E mōhio ana ngā tamariki ki tōna ingoa, nā te mea koirā te kupu tuatahi ka ako rātou ki te tuhi. (He mea tito a Margaret me tōna akomanga.)',
  asked: 'Ngā pātai a te tangata',
  family: 'Ka ngaro he mea i taku whānau?',
  familyAnswer:
    'Ko te nuinga o te hunga ka tuhi i a mātou ki ō rātou wira, ka tiaki i te whānau i te tuatahi, ka waiho ai he wāhanga o te toenga ki a mātou: kotahi i te tekau, kotahi rānei i te rau. Māu te whakatau, ā, ka taea te huri i ngā wā katoa.',
  solicitor: 'Me whai rōia au?',
  solicitorAnswer:
    'He haumaru ake te wira mēnā kua pānuitia e te rōia. Kei te aratohu te rerenga e tika ai tō mātou ingoa, kia poto ai te toronga.',
  tell: 'Me whakamōhio au i a koutou?',
  tellAnswer:
    'Kāo. Ki te pērā koe, ka taea e mātou te mihi i te wā e rongo ana koe, me te pātai he aha tō hiahia mō tō koha.',
  guideTitle: 'Te aratohu, he kore utu, tekau meneti noa',
  guideLead: 'Ngā hua o te koha, te rerenga mō tō rōia, me ngā pātai a ngā whānau.',
  closed: 'Kāore e taea te tono i te aratohu i tēnei wā. Waea mai, ā, ka tukuna e mātou.',
  use: 'Ka whakamahia tō wāhitau hei tuku i te aratohu, kāore atu. Kāore tētahi e waea atu. Tirohia tā mātou {notice}, pātai mai rānei: {phone} (he tauira).',
  thanksTitle: 'Kei te haere atu te aratohu',
  thanksText: 'Kua tukuna ki te wāhitau i homai e koe. Ka taea hoki te pānui i konei tonu.',
  nextMail: 'Rapua he īmēra nā Haven Refugee Aid; kotahi noa i te rā.',
  nextRead: 'Pānuitia i tō ake wā. Kāore tētahi e waea atu.',
  nextAsk: 'Tuhi mai, waea mai rānei mēnā he pātai āu.',
  readGuide: 'Pānuitia te aratohu',
  back: 'Hoki ki ngā koha i ngā wira',
  aGuideTo: 'He aratohu mō ngā koha i ngā wira',
  guideDescription: 'Ngā hua o te koha i te wira, te tuhi, me ngā pātai a ngā whānau. Nā tētahi whakahaere tito.',
  aGuide: 'He aratohu',
  tenMinutes:
    'Tekau meneti te pānui, kāore he mea hei waitohu. He kōrero whānui nā tētahi whakahaere tito, ehara i te tohutohu ture.',
  kinds: 'E whā ngā momo koha',
  share: 'He wāhanga o te toenga',
  shareText:
    'Kia oti te tiaki i tō whānau me ō nama, he wāhanga o te toenga. Ka piki, ka heke i runga i ō rawa, nō reira kāore e nui rawa te tango.',
  sum: 'He moni tūturu',
  sumText: 'He tara te maha. He ngāwari; ka piki ngā utu, nō reira tirohia anō ia torutoru tau.',
  thing: 'He taonga',
  thingText: 'He whare, he hea, he peita. {tax}',
  forLife: 'He wāhanga mō tētahi atu i te tuatahi',
  forLifeText: 'Mā tētahi tangata e whakamahi mō tōna ora, ā, ka tae mai te toenga ki a mātou.',
  taxAUS: 'He rerekē pea te tāke o te koha hea, whenua rānei i tō te moni: pātai i mua i te whakatau.',
  taxNZL: 'Kāore he taurewa tāke koha mō te koha i te wira: ehara i te koha i te wā e ora ana koe.',
  sentence: 'Te rerenga mō tō rōia',
  general:
    'Mā te “general purposes” ka taea e mātou te āwhina i te wāhi e nui ana te hiahia i taua rā. Mēnā he mea e tata ana ki tō ngākau, kōrero mai: ka tuhia tō hiahia, ka whāia i ngā wāhi ka taea.',
  steps: 'Ngā hipanga e whā',
  step1: 'Tuhia ō rawa, ō nama, me te hunga e hiahia ana koe ki te tiaki.',
  step2: 'Kōwhiria kia rua ngā kaitutuki wira, ka pātai ki a rāua.',
  step3: 'Haere ki te rōia me tēnei whārangi i tō ringa. {help}',
  helpAUS: 'Ka tuhi te public trustee o tō takiwā i ngā wira ngāwari, ā, he utu tūturu tā te maha o ngā rōia.',
  helpNZL:
    'Ka āwhina a Public Trust me ngā pokapū ture hapori ki ngā wira ngāwari, ā, he utu tūturu tā te maha o ngā rōia.',
  step4:
    'Whakamōhiotia tētahi kei hea te wira. Tirohia anō ka whānau mai he tamaiti, ka mate tētahi, ka hūnuku rānei koe.',
  talking: 'Te kōrero mō tēnei',
  talkingText:
    'He uaua te tautohe o ngā whānau mō te koha ki tangata kē mēnā i mōhio rātou. Kīia kia kotahi, i te wā e ora pai ana, i te kai pai: “Kua tiaki au i a koutou, ā, kua waiho e au tētahi mea mō te hunga kua ngaro ngā mea katoa.” Kātahi ka kōrero mō tētahi atu mea.',
  questions: 'He pātai: {phone} (he tauira). {legal}',
  sentenceInEnglish: 'Ka noho te rerenga i te reo Pākehā, nā te mea ka tuhia ngā wira i konei ki te reo Pākehā.',
};
