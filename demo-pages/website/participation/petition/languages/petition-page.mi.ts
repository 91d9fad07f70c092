import type { PetitionTexts } from '../petition-texts.ts';

/** The petition of Aotearoa New Zealand in te reo Māori. */
export const PETITION_MI: PetitionTexts = {
  addressee: 'Ki ngā mema Pāremata',
  lead:
    'He nui ake te whānau i ngā mātua me ngā tamariki nohinohi, ā, kāore te haumaru i te katoa ki te kore te whānau. ' +
    'E tono ana mātou ki te Pāremata kia tukua ngā whānau rerenga kia noho tahi i roto i te tau kotahi.',
  story: [
    'I tae mai a Yusuf ki Ōtautahi me tana hoa wahine me tētahi pēpi. I mahue tōna whaea, nāna nei ' +
      'taua pēpi i hari whakawhiti i te rohe: e mōhio ana te puka ki ngā tāne, ki ngā wāhine me ngā ' +
      'tamariki i raro i te tekau mā waru, engari kāore ki ngā kuia. E ono tekau mā waru ōna tau, ā, ' +
      'kei tētahi puni o te whā tekau mano tāngata ia, ko ia anake.',
    'Ka pātai ia i ia marama. I ia marama ka kīia atu ia he iti ngā wāhi, he tini ētahi atu e pātai ana, ā, ehara ' +
      'tōna whaea i te mema o tōna whānau. He kaiako pāngarau ia. Kāore anō ia kia kite i te tapeke e tika ai tērā.',
  ],
  asks: [
    [
      'Tatauria te whānau pērā i tā te whānau tatau',
      'He whānau ngā kaumātua, ngā tungāne, ngā tuāhine, me te tamaiti i whāngaitia e tētahi i te ara.',
    ],
    [
      'Whakatauria i roto i ngā marama tekau mā rua',
      'Ka whakautua te tono kua oti i roto i te tau kotahi, ā, ka tatauria tōna pakeke mai i te rā i tukuna ai.',
    ],
    [
      'Whakarearuatia ngā wāhi',
      'Ā, tukua ngā tāone whai wāhi, whai mahi hoki kia kī mai: tekau mā tahi kua kī mai ki a mātou.',
    ],
  ],
  quote: 'Nāna au i ako ki te tatau mā ōna matimati. E pīrangi ana au kia ako hoki taku tamāhine i reira.',
  speaker: 'Yusuf, nāna tana kōrero me tētahi atu ingoa i homai',
};
