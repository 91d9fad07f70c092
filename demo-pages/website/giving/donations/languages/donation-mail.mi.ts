/** Te reo Māori; no native speaker has read it yet. */
export const DONATION_MAIL_MI = {
  arrived: 'Kua tae mai tō koha. Nāu i whiwhi ai ngā whānau i mate ki te rere i ngā mea e hiahiatia ana e rātou.',
  returned: 'I whakahokia he moni nō tō koha, nō reira anei he rihīti hei whakakapi i te tuatahi.',
  seeAll: 'Tirohia ō koha katoa',
  reason: 'Kei te whiwhi koe i tēnei īmēra nā tō koha ki tā mātou pae.',
  gaveMemory: 'I koha a {giver} hei whakamaumahara ki a {name}',
  gaveHonour: 'I koha a {giver} hei whakahōnore i a {name}',
  givenMemory: 'I tukuna he koha hei whakamaumahara ki a {name}. Ka haere ki ngā whānau i mate ki te rere.',
  givenHonour: 'I tukuna he koha hei whakahōnore i a {name}. Ka haere ki ngā whānau i mate ki te rere.',
  reinstated:
    'I tangohia anō e tō pēke tō koha, ā, kua whakahokia mai te moni ki a mātou. Kua whai mana anō tō koha, ā, anei tōna rihīti. Kāore he mahi māu.',
};
