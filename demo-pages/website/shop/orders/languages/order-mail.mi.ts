/** Te reo Māori; no native speaker has read it yet. */
export const ORDER_MAIL_MI = {
  arrived: 'I tutuki tō utu. Nāu i whiwhi ai ngā whānau i mate ki te rere i ngā mea e hiahiatia ana e rātou.',
  printReady: 'Kua rite ō kāri tā, ki te pepa A4 me te A5.',
  print: 'Tāngia ō kāri',
  seeAndPrint: 'Tirohia tō ota, tāngia te rihīti',
  subject: '{title}: ota {id}',
  reason: 'Kei te whiwhi koe i tēnei īmēra nā te mea i hoko koha koe i tā mātou toa.',
  cardSubject: 'I tuku a {sender} i tētahi koha i runga i tō ingoa',
  cardGift: 'I tukuna i runga i tō ingoa: {gift}. Ka haere ki tētahi whānau i mate ki te rere; nāu te kāri.',
  aGift: 'He koha',
  openCard: 'Whakatuwherahia tō kāri',
  linkSubject: 'Tō ota {id}',
  link: 'Anei te hono ki tō ota, me tōna rihīti me ōna kāri.',
  see: 'Tirohia tō ota',
  linkReason: 'Kei te whiwhi koe i tēnei īmēra nā te mea i tono tētahi i te hono ki tēnei ota i tā mātou pae.',
  toPayPal:
    'Kua whakahokia e mātou te {money} ki tō pūkete PayPal. Ka pau pea te toru ki te rima rā mahi kia kitea e koe.',
  toCard:
    'Kua whakahokia e mātou te {money} ki te kāri i utu ai koe. Ka pau pea te toru ki te rima rā mahi kia kitea e koe.',
  order: 'Ota',
  refundedNow: 'I whakahokia ināianei',
  seeReceipt: 'Tirohia tō ota me tōna rihīti',
  refundReason: 'Kei te whiwhi koe i tēnei īmēra nā te mea i whakahokia e mātou te moni mō tētahi ota āu.',
  takenBack:
    'Kua tangohia anō e tō pēke te {money} o tō utu mō tēnei ota, nā te mea i tohea te utu. Ka noho ki konei ngā kāri kāore anō i tukuna. Mēnā ehara nāu tēnei i tono, waea atu ki tō pēke, ki a mātou rānei: {phone}.',
  takenBackNow: 'I tangohia anō ināianei',
  cameBackTitle: 'Kua whai mana anō tō utu',
  cameBack:
    'Kua whakahokia mai e tō pēke ki a mātou te {money} i tangohia rā e ia. Kāore he mahi māu: kua whai mana anō tō ota me tōna rihīti.',
  cameBackNow: 'I hoki mai ināianei',
  movedReason: 'Kei te whiwhi koe i tēnei īmēra nā te mea i nekehia e tō pēke te moni o tētahi ota āu.',
};
