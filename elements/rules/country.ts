/** The codes of the two sites (W1.05). */
export type SiteCountryCode = 'AUS' | 'NZL';

/** ISO 4217 codes of the two sites. */
export type SiteCurrency = 'AUD' | 'NZD';

/** The currency of a page that does not name one. */
export const DEFAULT_CURRENCY: SiteCurrency = 'AUD';

const SITE_COUNTRIES: Readonly<Record<string, SiteCountryCode>> = {
  __proto__: null as never,
  AUS: 'AUS',
  AU: 'AUS',
  'EN-AU': 'AUS',
  NZL: 'NZL',
  NZ: 'NZL',
  'EN-NZ': 'NZL',
  MI: 'NZL',
  'MI-NZ': 'NZL',
};

/** The site of a country code, in any of its spellings, or of a culture with its region such as `zh-Hans-AU`. */
export function siteOfCountry(code: string): SiteCountryCode | undefined {
  const site = code.trim().toUpperCase();
  return SITE_COUNTRIES[site] ?? SITE_COUNTRIES[/-(AU|NZ)\b/.exec(site)?.[1] ?? ''];
}

const warned = new Set<string>();

/**
 * The site country of an attribute's value: AUS, NZL, or one of AU, NZ, en-AU, en-NZ in any case. An empty value means
 * AUS; any other value means AUS as well and warns once on the console.
 */
export function normaliseSiteCountryCode(value: string | null | undefined): SiteCountryCode {
  const code = (value ?? '').trim().toUpperCase();
  const site = siteOfCountry(code);
  if (site) return site;
  if (code !== '' && !warned.has(code)) {
    warned.add(code);
    console.warn(`Unknown site-country-code "${value}". AUS is used. Write AUS or NZL.`);
  }
  return 'AUS';
}

/** The site country of a culture code such as `en-NZ` (W7.02): NZL for the New Zealand region, else AUS. */
export function siteCountryFromCulture(lang: string | null | undefined): SiteCountryCode {
  const subtags = (lang ?? '').trim().toUpperCase().split(/[-_]/);
  return subtags.slice(1).includes('NZ') || subtags[0] === 'MI' ? 'NZL' : 'AUS';
}

/**
 * A language as it is written in the site's country: English is `en-AU` or `en-NZ`; another with its own region stays.
 */
export function inRegion(language: string, siteCountryCode: SiteCountryCode): string {
  const region = siteCountryCode === 'NZL' ? 'NZ' : 'AU';
  const site = /^en\b/i.test(language)
    ? `en-${region}`
    : /^[a-z]{2,3}$/i.test(language)
      ? `${language}-${region}`
      : language;
  try {
    return Intl.getCanonicalLocales(site)[0]!;
  } catch {
    return 'en-AU';
  }
}

/** The currency that a site charges in. */
export function currencyFor(siteCountryCode: SiteCountryCode): SiteCurrency {
  return siteCountryCode === 'NZL' ? 'NZD' : DEFAULT_CURRENCY;
}
