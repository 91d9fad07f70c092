import type { SiteCountryCode } from '#website/country.ts';
import { directionOf, LANGUAGE_NAMES, type Language, langOf } from './languages/house-languages.ts';

/** One country's site in one language: its addresses, its currency and its language. */
export interface Site {
  code: SiteCountryCode;
  /** The prefix of every path that it has: empty for Australia, `/nz` for New Zealand, `/mi` and `/ar` for translations. */
  prefix: '' | '/nz' | '/mi' | '/ar';
  /** As in `<html lang>`. */
  lang: string;
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
}

const ENGLISH = { language: 'en', languageName: LANGUAGE_NAMES.en, dir: 'ltr' } as const;

/** The two countries' sites, in English. */
export const SITES: readonly [Site, Site] = [
  {
    ...ENGLISH,
    code: 'AUS',
    prefix: '',
    lang: 'en-AU',
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
    currency: 'NZD',
    countryName: 'Aotearoa New Zealand',
    storeId: 'haven-gifts-nz',
    contentId: '2201',
  },
];

/** The same sites in other languages, which have some of the pages. */
export const TRANSLATED_SITES: readonly Site[] = [
  { ...SITES[1], prefix: '/mi', lang: 'mi', language: 'mi', languageName: LANGUAGE_NAMES.mi, countryName: 'Aotearoa' },
  {
    ...SITES[0],
    prefix: '/ar',
    lang: 'ar',
    language: 'ar',
    languageName: LANGUAGE_NAMES.ar,
    dir: 'rtl',
    countryName: 'أستراليا',
  },
];

export const ALL_SITES: readonly Site[] = [...SITES, ...TRANSLATED_SITES];

/** The paths that a translated site has: the front page, giving, My giving and the petition. */
const TRANSLATED_PATH = /^\/(donate(\/reference\/[\w-]+)?|my-giving(\/.*)?|petition(\/thank-you)?)?([?#].*)?$/;

/** Whether a site has a page of its own at a path without a prefix. */
export const hasPage = ({ language }: Site, path: string): boolean => language === 'en' || TRANSLATED_PATH.test(path);

/** The sites that have a page at a path without a prefix, if both countries have it. */
export const sitesWith = (path: string): readonly Site[] => ALL_SITES.filter((site) => hasPage(site, path));

/** The English site of a country. */
export function siteOf(code: string): Site {
  return SITES.find((site) => site.code === code) ?? SITES[0];
}

/** A country's site in a language, as in `lang`; in English where there is none. */
export function siteIn(code: string, lang: string): Site {
  return TRANSLATED_SITES.find((site) => site.code === code && site.lang === lang) ?? siteOf(code);
}

/**
 * A country's site in the language of a person, for mails and receipts: also in a language that has no pages. Its paths
 * are then those of the English pages.
 */
export function siteFor(code: string, language: Language): Site {
  const site = siteIn(code, language);
  if (site.language === language) return site;
  const languageName = language === 'en-XA' ? LANGUAGE_NAMES.en : LANGUAGE_NAMES[language];
  return { ...site, language, languageName, lang: langOf(language), dir: directionOf(language) };
}

/** The site that a path belongs to. */
export function siteOfPath(path: string): Site {
  return (
    ALL_SITES.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))) ?? SITES[0]
  );
}
