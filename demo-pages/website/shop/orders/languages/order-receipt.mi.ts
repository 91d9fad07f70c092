/** Te reo Māori; no native speaker has read it yet. */
export const ORDER_RECEIPT_MI = {
  donorAUS: 'I whiwhi mai i',
  donorNZL: 'Kaikoha',
  date: 'Te rā',
  amountAUS: 'Te rahinga o te koha',
  amountNZL: 'Koha',
  yearEnded: 'I mutu i te 31 o Poutū-te-rangi {year}',
  nothingBackAUS:
    'He rihīti tēnei mō tētahi koha. Ka whiwhi kāri te tangata e whakahōnoretia ana e koe, ā, kāore koe e whiwhi i tētahi mea whai uara hei utu.',
  nothingBackNZL:
    'He koha tēnei. Ka whiwhi kāri te tangata e whakahōnoretia ana e koe, ā, kāore koe e whiwhi i tētahi mea whai uara hei utu.',
  claimAUS:
    'Mō tētahi kaupapa atawhai tūturu kua whakaaetia, ka taea te tango i te tāke ngā koha o te $2, nui ake rānei i Ahitereiria.',
  claimNZL:
    'Mō tētahi whakahaere tūturu whai mana, ka taea e te hunga e koha ana i te $5, nui ake rānei te tono i te whakahoki tāke o te 33.33 ōrau i Te Tari Taake.',
  refunded: 'I whakahokia',
  sumOn: '{sum} i te {day}',
  refundTitleAUS: 'Te whakahoki i tētahi koha',
  refundTitleNZL: 'Te whakahoki i tētahi koha',
  leftAUS: 'Te koha i muri i te whakahoki',
  leftNZL: 'Te koha i muri i te whakahoki',
  wholeAUS:
    'I whakahokia katoatia tēnei koha, nō reira kāore tōna rihīti e tautoko i te tango tāke. Mēnā kua kerēmetia, whakatikahia te puka tāke.',
  wholeNZL:
    'I whakahokia katoatia tēnei koha, nō reira kāore tōna rihīti e tautoko i te whakahoki tāke. Mēnā kua kerēmetia, whakamōhiotia Te Tari Taake.',
  partAUS:
    'I whakahokia tētahi wāhanga o tēnei koha, nō reira ko te {left} anake ka taea te tango i te tāke. Mēnā he nui ake kua kerēmetia, whakatikahia te puka tāke.',
  partNZL:
    'I whakahokia tētahi wāhanga o tēnei koha, nō reira mō te {left} anake te whakahoki tāke. Mēnā he nui ake kua kerēmetia, whakamōhiotia Te Tari Taake.',
  takenBack: 'I tangohia anō e te pēke',
  takenWholeAUS:
    'I tangohia anō e te pēke a te kaiutu te moni o tēnei koha, nō reira kāore tōna rihīti e tautoko i te tango tāke. Mēnā kua kerēmetia, whakatikahia te puka tāke.',
  takenWholeNZL:
    'I tangohia anō e te pēke a te kaiutu te moni o tēnei koha, nō reira kāore tōna rihīti e tautoko i te whakahoki tāke. Mēnā kua kerēmetia, whakamōhiotia Te Tari Taake.',
  takenPartAUS:
    'I tangohia anō e te pēke a te kaiutu tētahi wāhanga o te moni o tēnei koha, nō reira ko te {left} anake ka taea te tango i te tāke. Mēnā he nui ake kua kerēmetia, whakatikahia te puka tāke.',
  takenPartNZL:
    'I tangohia anō e te pēke a te kaiutu tētahi wāhanga o te moni o tēnei koha, nō reira mō te {left} anake te whakahoki tāke. Mēnā he nui ake kua kerēmetia, whakamōhiotia Te Tari Taake.',
};
