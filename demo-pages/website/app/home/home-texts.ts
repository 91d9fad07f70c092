import type { SiteCountryCode } from '#rules/country.ts';
import type { Language, Site } from '../../platform/index.ts';
import { HOME_CONTENT_AR } from './languages/home-content.ar.ts';
import { HOME_CONTENT_ES } from './languages/home-content.es.ts';
import { HOME_CONTENT_FR } from './languages/home-content.fr.ts';
import { HOME_CONTENT_MI } from './languages/home-content.mi.ts';
import { HOME_CONTENT_VI } from './languages/home-content.vi.ts';
import { HOME_CONTENT_ZH } from './languages/home-content.zh.ts';

export interface HeroText {
  eyebrow: string;
  eyebrowLang?: string;
  title: string;
  text: string;
  image: string;
  link: readonly [label: string, path: string];
  seconds: number;
}

export interface Voice {
  words: string;
  name: string;
  who: string;
  hasFilm?: boolean;
}

/** The texts of the front page in one country. */
export interface HomeTexts {
  /** `appeal` is the code of the appeal that its link leads to. */
  emergency: { id: string; appeal: string; lead: string; text: string };
  heroes: readonly HeroText[];
  voices: readonly Voice[];
  supporters: number;
}

const SCHOOL: HeroText = {
  eyebrow: 'Learning',
  title: 'A school bag is a plan for next year',
  text: 'Children who fled lose months of lessons. A kit, a teacher and a roof give them their mornings back.',
  image: '/design/hero-school.svg',
  link: ['Give a school kit', '/gifts/school-kit'],
  seconds: 7,
};

const NADIA: Voice = {
  words: 'The first thing I unpacked was my daughter’s school bag. She asked which day lessons start.',
  name: 'Nadia',
  who: 'mother of two, Lower Delta settlement',
};

const SAMUEL: Voice = {
  words: 'I repair solar lamps now. In the evening I can see my work from the hill, one light after another.',
  name: 'Samuel',
  who: 'technician, trained in the settlement’s workshop',
  hasFilm: true,
};

const ENGLISH: Record<SiteCountryCode, HomeTexts> = {
  AUS: {
    emergency: {
      id: 'lower-delta-floods-au',
      appeal: 'lower-delta-floods',
      lead: 'Floods in the Lower Delta (illustrative):',
      text: '12,000 families need a dry floor tonight.',
    },
    heroes: [
      {
        eyebrow: 'Welcome. Useful gifts.',
        title: 'Someone you love gets a card. A family who fled gets shelter.',
        text: 'Choose a gift, write a card, and help a family through its first months of safety.',
        image: '/design/hero.svg',
        link: ['See the gifts', '/gifts'],
        seconds: 9,
      },
      {
        eyebrow: 'Warmth',
        title: 'One warm room is enough for a whole family',
        text: 'A closed stove, fuel for three months and five blankets: that is winter under canvas, made safe.',
        image: '/design/hero-winter.svg',
        link: ['Give warmth', '/gifts/winter-stove'],
        seconds: 7,
      },
      SCHOOL,
    ],
    voices: [
      NADIA,
      SAMUEL,
      {
        words: 'My book club gives a tent every year instead of a Christmas party. We read about the places first.',
        name: 'June',
        who: 'supporter since 2011, Hobart',
      },
    ],
    supporters: 48_200,
  },
  NZL: {
    emergency: {
      id: 'lower-delta-floods-nz',
      appeal: 'lower-delta-floods-nz',
      lead: 'Floods in the Lower Delta (illustrative):',
      text: '12,000 whānau need a dry floor tonight.',
    },
    heroes: [
      {
        eyebrow: 'Nau mai, haere mai',
        eyebrowLang: 'mi',
        title: 'Someone you love gets a card. A whānau who fled gets shelter.',
        text:
          'Choose a gift, write a card, and help a family through its first months of safety. Kia ora, and ' +
          'welcome.',
        image: '/design/hero.svg',
        link: ['See the gifts', '/gifts'],
        seconds: 9,
      },
      SCHOOL,
      {
        eyebrow: 'Warmth',
        title: 'One warm room is enough for a whole family',
        text: 'Nights in the mountains fall below zero. A stove and blankets make canvas a home.',
        image: '/design/hero-winter.svg',
        link: ['Give warmth', '/gifts/winter-stove'],
        seconds: 7,
      },
    ],
    voices: [
      NADIA,
      SAMUEL,
      {
        words: 'Our kura raised enough for nine school kits. The tamariki packed the first one themselves.',
        name: 'Mele',
        who: 'teacher, Porirua',
      },
    ],
    supporters: 11_900,
  },
};

/** In each language for the country whose site has a front page in it. */
const TRANSLATED: Readonly<Partial<Record<Language, HomeTexts>>> = {
  ar: HOME_CONTENT_AR,
  es: HOME_CONTENT_ES,
  fr: HOME_CONTENT_FR,
  mi: HOME_CONTENT_MI,
  vi: HOME_CONTENT_VI,
  zh: HOME_CONTENT_ZH,
};

/** The texts of the front page for a site, in its language. */
export const homeTexts = ({ code, language }: Pick<Site, 'code' | 'language'>): HomeTexts =>
  TRANSLATED[language] ?? ENGLISH[code];
