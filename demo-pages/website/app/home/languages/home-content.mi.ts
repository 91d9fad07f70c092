import type { HomeTexts } from '../home-texts.ts';

/** The front page of Aotearoa New Zealand in te reo Māori; no native speaker has read it yet. */
export const HOME_CONTENT_MI: HomeTexts = {
  emergency: {
    id: 'lower-delta-floods-nz',
    appeal: 'lower-delta-floods-nz',
    lead: 'He waipuke i Lower Delta (he tauira):',
    text: '12,000 ngā whānau e hiahia ana ki tētahi papa maroke i te pō nei.',
  },
  heroes: [
    {
      eyebrow: 'Nau mai, haere mai',
      title: 'Ka whiwhi kāri tō hoa aroha. Ka whai whakamarumaru tētahi whānau i rere.',
      text:
        'Kōwhiria he koha, tuhia he kāri, ā, āwhinatia tētahi whānau i ōna marama tuatahi o te haumaru. ' +
        'Kia ora, nau mai.',
      image: '/design/hero.svg',
      link: ['Tirohia ngā koha', '/gifts'],
      seconds: 9,
    },
    {
      eyebrow: 'Te ako',
      title: 'Ko te pēke kura he mahere mō te tau e tū mai nei',
      text:
        'He maha ngā marama o te ako ka ngaro i ngā tamariki i rere. Mā te kete, mā te kaiako me te ' +
        'tuanui ka hoki mai ō rātou ata.',
      image: '/design/hero-school.svg',
      link: ['Tukua he kete kura', '/gifts/school-kit'],
      seconds: 7,
    },
    {
      eyebrow: 'Te mahana',
      title: 'Kotahi te rūma mahana ka rawaka mō te whānau katoa',
      text: 'Ka heke ngā pō i ngā maunga ki raro i te kore. Mā te tō me ngā paraikete ka kāinga te tēneti.',
      image: '/design/hero-winter.svg',
      link: ['Tukua te mahana', '/gifts/winter-stove'],
      seconds: 7,
    },
  ],
  voices: [
    {
      words:
        'Ko te mea tuatahi i tangohia e au i te pēke ko te pēke kura o taku tamāhine. I pātai ia ko tēhea ' +
        'te rā ka tīmata te kura.',
      name: 'Nadia',
      who: 'he whaea nā ngā tamariki tokorua, te nohoanga o Lower Delta',
    },
    {
      words:
        'Ka whakatika au i ngā rama kōmaru ināianei. I te ahiahi ka kite au i aku mahi i te puke, tēnā ' +
        'rama, tēnā rama.',
      name: 'Samuel',
      who: 'he kaihangarau, i whakangungua i te wheako o te nohoanga',
      hasFilm: true,
    },
    {
      words: 'I kohia e tō mātou kura he moni mō ngā kete kura e iwa. Nā ngā tamariki tonu te kete tuatahi i whakakī.',
      name: 'Mele',
      who: 'he kaiako, Porirua',
    },
  ],
  supporters: 11_900,
};
