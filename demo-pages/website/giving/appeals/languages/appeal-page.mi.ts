/** Te reo Māori; no native speaker has read it yet. */
export const APPEAL_PAGE_MI = {
  appeal: 'Karanga',
  fromFirstDay: 'Ka tū te puka koha i konei mai i tōna rā tuatahi.',
  giveTo: 'Koha mai ki tēnei karanga',
  howFar: 'Kua pēhea te tawhiti',
  demonstration: 'Nō tēnei whakaaturanga ngā tau: ka haere ngā utu ki tētahi pouaka onepū, kāore he moni e neke.',
  isOver: 'Kua mutu tēnei karanga',
  endedOn: 'I mutu i te {day}. Ka taea tonu e koe te {give}.',
  ended: 'Ka taea tonu e koe te {give}.',
  whereNeeded: 'koha ki te wāhi e tino hiahiatia ana',
  matchedAll: 'Kua whakaōrite a {partner} i ngā koha tae noa ki te {cap} katoa.',
  doubles: 'Ka whakarearua a {partner} i ia koha, tae noa ki te {cap} katoa (he tauira).',
  adds: 'Ka tāpiri a {partner} i te {percent} % ki ia koha, tae noa ki te {cap} katoa (he tauira).',
};
