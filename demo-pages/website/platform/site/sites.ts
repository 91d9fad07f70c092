import type { SiteCountryCode } from '#rules/country.ts';
import ORGANISATION from '#texts/website/organisation';
import {
  directionOf,
  LANGUAGE_NAMES,
  type Language,
  langOf,
  TRANSLATIONS,
  type TranslatedLanguage,
  WHOLE_LANGUAGES,
} from './languages/house-languages.ts';
import { pageTexts } from './languages/page-texts.ts';

/**
 * Which of its pages a site has in its language; the others are the country's English ones. `shared`: those that both
 * countries have.
 */
type PagesOfSite = 'all' | 'translated' | 'shared' | 'none';

/** English texts of staff, each with what staff wrote for it in one other language. */
export type StaffWords = ReadonlyMap<string, string>;

/** One country's site in one language: its addresses, its currency and its language. */
export interface Site {
  code: SiteCountryCode;
  /**
   * The prefix of every path that it has: empty for Australia, `/nz` for New Zealand, such as `/mi` or `/nz/ar` for
   * translations.
   */
  prefix: '' | `/${string}`;
  /** As in `<html lang>`. */
  lang: string;
  /** As search engines tell sites apart: with a region where two countries have pages in the language. */
  hreflang: string;
  language: Language;
  /** What its language calls itself. */
  languageName: string;
  dir: 'ltr' | 'rtl';
  currency: 'AUD' | 'NZD';
  countryName: string;
  /** Identifies the shop in the customer form, whose address is the same in both countries. */
  storeId: string;
  /** Identifies the checkout page in a payment. */
  contentId: string;
  pages: PagesOfSite;
  /** What staff have translated into its language; read for each page, because they change it at any time. */
  words?: StaffWords;
}

const ENGLISH = { language: 'en', languageName: LANGUAGE_NAMES.en, dir: 'ltr', pages: 'all' } as const;

/** The two countries' sites, in English. */
export const SITES: readonly [Site, Site] = [
  {
    ...ENGLISH,
    code: 'AUS',
    prefix: '',
    lang: 'en-AU',
    hreflang: 'en-AU',
    currency: 'AUD',
    countryName: 'Australia',
    storeId: 'haven-gifts-au',
    contentId: '2101',
  },
  {
    ...ENGLISH,
    code: 'NZL',
    prefix: '/nz',
    lang: 'en-NZ',
    hreflang: 'en-NZ',
    currency: 'NZD',
    countryName: 'Aotearoa New Zealand',
    storeId: 'haven-gifts-nz',
    contentId: '2201',
  },
];

const inLanguage = (site: Site, language: Language): Site => ({
  ...site,
  language,
  lang: langOf(language),
  languageName: language === 'en-XA' ? LANGUAGE_NAMES.en : LANGUAGE_NAMES[language],
  dir: directionOf(language),
});

function translated(site: Site, language: TranslatedLanguage, own: Pick<Site, 'prefix' | 'hreflang' | 'pages'>): Site {
  const inIt = { ...inLanguage(site, language), ...own };
  return { ...inIt, countryName: pageTexts(inIt, ORGANISATION)(`country${site.code}`) };
}

/** Spoken in either country; te reo Māori is a language of New Zealand's. */
const SPOKEN_IN_BOTH = TRANSLATIONS.filter((language) => language !== 'mi');

/** The same sites in other languages, which have some of the pages. */
export const TRANSLATED_SITES: readonly Site[] = [
  translated(SITES[1], 'mi', { prefix: '/mi', hreflang: 'mi', pages: 'translated' }),
  ...SPOKEN_IN_BOTH.flatMap((language) => {
    const lang = langOf(language);
    return [
      translated(SITES[0], language, { prefix: `/${language}`, hreflang: lang, pages: 'translated' }),
      translated(SITES[1], language, { prefix: `/nz/${language}`, hreflang: `${lang}-NZ`, pages: 'shared' }),
    ];
  }),
];

/**
 * Australia's site in accented letters, for whoever looks for texts that no catalogue has. It is beside a sandbox only,
 * and in no list of languages.
 */
export const PSEUDO_SITE: Site = {
  ...inLanguage(SITES[0], 'en-XA'),
  ...{ prefix: '/en-XA', hreflang: 'en-XA', pages: 'translated' },
};

export const ALL_SITES: readonly Site[] = [...SITES, ...TRANSLATED_SITES];

let inactive: ReadonlySet<Site> = new Set();

/** Switches on the countries and the languages of the charity, and everything else off. */
export function activateSites(
  countries: readonly SiteCountryCode[],
  languages: readonly Language[] = WHOLE_LANGUAGES,
): void {
  const isOn = ({ code, language }: Site) =>
    countries.includes(code) && (language === 'en-XA' || languages.includes(language));
  inactive = new Set([...ALL_SITES, PSEUDO_SITE].filter((site) => !isOn(site)));
}

/** Whether the charity has switched on the country and the language. */
export const isActive = (site: Site): boolean => !inactive.has(site);

/** The English sites of the countries that are on, in which every charity has its pages. */
export const activeSites = (): readonly Site[] => SITES.filter(isActive);

/** The site of what belongs to no country. */
export const homeSite = (): Site => SITES.find(isActive) ?? SITES[0];

/** English, and each language that has pages in one of the countries that are on. */
export const activeLanguages = (): readonly Exclude<Language, 'en-XA'>[] => [
  'en',
  ...TRANSLATIONS.filter((language) => TRANSLATED_SITES.some((site) => site.language === language && isActive(site))),
];

/** The English site of a country: also of one that is off, which old records may have. */
export function siteOf(code: string): Site {
  return SITES.find((site) => site.code === code) ?? homeSite();
}

/** A country's site in a language, as in `lang`; in English where there is none. */
export function siteIn(code: string, lang: string): Site {
  const inIt = [...TRANSLATED_SITES, PSEUDO_SITE].find((site) => site.code === code && site.lang === lang);
  return inIt && isActive(inIt) ? inIt : siteOf(code);
}

/**
 * A country's site in the language of a person, for mails and receipts: also in a language that has no pages there. Its
 * paths are then those of the English pages. A language that is off is English.
 */
export function siteFor(code: string, language: Language): Site {
  const site = siteIn(code, langOf(language));
  const isOff = language !== 'en-XA' && !activeLanguages().includes(language);
  return site.language === language || isOff ? site : { ...inLanguage(site, language), pages: 'none' };
}

/** Every site with a prefix, the longest first; worked out once, because each request asks. */
const BY_PREFIX = [...ALL_SITES, PSEUDO_SITE]
  .filter(({ prefix }) => prefix !== '')
  .map((site) => ({ site, prefix: site.prefix, below: `${site.prefix}/` }))
  .toSorted((a, b) => b.prefix.length - a.prefix.length);

/** The site whose prefix a path has, on or off: `/nz/ar/donate` is Arabic, not of the English `/nz`. */
export const siteOfPrefix = (path: string): Site =>
  BY_PREFIX.find(({ prefix, below }) => path === prefix || path.startsWith(below))?.site ?? SITES[0];

/** The site that a path belongs to. What is off, and pages that all countries share, are shown in the home site. */
export function siteOfPath(path: string): Site {
  const site = siteOfPrefix(path);
  return isActive(site) ? site : homeSite();
}

/** A path without the prefix of a site. */
export const withoutPrefix = ({ prefix }: Site, path: string): string =>
  path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;
