import { OTHER_COUNTRY_STATE } from './limits.ts';
import { AUSTRALIAN_STATES, NEW_ZEALAND_REGIONS, type Subdivision } from './subdivisions.ts';

export { BILLING_COUNTRIES, type Country } from './billing-countries.ts';
export { AUSTRALIAN_STATES, NEW_ZEALAND_REGIONS, type Subdivision } from './subdivisions.ts';

/** The two sites there are (W1.05). */
export type SiteCountryCode = 'AUS' | 'NZL';

/** ISO 4217 codes of the two sites. */
export type SiteCurrency = 'AUD' | 'NZD';

/** The currency of a page that names none. */
export const DEFAULT_CURRENCY: SiteCurrency = 'AUD';

const SITE_COUNTRIES: Readonly<Record<string, SiteCountryCode>> = {
  __proto__: null as never,
  AUS: 'AUS',
  AU: 'AUS',
  'EN-AU': 'AUS',
  NZL: 'NZL',
  NZ: 'NZL',
  'EN-NZ': 'NZL',
};

const warned = new Set<string>();

/**
 * The site country of an attribute's value: AUS, NZL, or one of AU, NZ, en-AU, en-NZ in any case. Nothing means AUS;
 * any other value warns once on the console and means AUS as well.
 */
export function normaliseSiteCountryCode(value: string | null | undefined): SiteCountryCode {
  const code = (value ?? '').trim().toUpperCase();
  const known = SITE_COUNTRIES[code];
  if (known) return known;
  if (code !== '' && !warned.has(code)) {
    warned.add(code);
    console.warn(`Unknown site-country-code "${value}". Use AUS or NZL; AUS is used meanwhile.`);
  }
  return 'AUS';
}

/** The site country of a culture code such as `en-NZ` (W7.02): NZL for the New Zealand region, else AUS. */
export function siteCountryFromCulture(lang: string | null | undefined): SiteCountryCode {
  const subtags = (lang ?? '').trim().toUpperCase().split(/[-_]/);
  return subtags.slice(1).includes('NZ') || subtags[0] === 'MI' ? 'NZL' : 'AUS';
}

/**
 * The state that an address starts with (W4.10 to W4.12): the page's own default or NSW in Australia, the page's own or
 * NZ in New Zealand, `Oth` elsewhere. A page default that names a place in the other country is passed over.
 */
export function defaultStateFor(country: string, pageDefault?: string): string {
  const site = SITE_COUNTRIES[country.trim().toUpperCase()];
  if (!site) return OTHER_COUNTRY_STATE;
  const chosen = pageDefault?.trim() ?? '';
  const [own, other] =
    site === 'AUS' ? [AUSTRALIAN_STATES, NEW_ZEALAND_STATES] : [NEW_ZEALAND_STATES, AUSTRALIAN_STATES];
  const isAbroad = !hasCode(own, chosen) && (hasCode(other, chosen) || chosen === OTHER_COUNTRY_STATE);
  return chosen === '' || isAbroad ? (site === 'AUS' ? 'NSW' : 'NZ') : chosen;
}

/** The choices of a state field: Australia's states, New Zealand and its regions, or `Oth` alone. */
export function statesFor(country: string): readonly Subdivision[] {
  const site = SITE_COUNTRIES[country.trim().toUpperCase()];
  if (!site) return OTHER_STATES;
  return site === 'AUS' ? AUSTRALIAN_STATES : NEW_ZEALAND_STATES;
}

/** The currency a site charges in. */
export function currencyFor(siteCountryCode: SiteCountryCode): SiteCurrency {
  return siteCountryCode === 'NZL' ? 'NZD' : DEFAULT_CURRENCY;
}

const NEW_ZEALAND_STATES: readonly Subdivision[] = [{ code: 'NZ', name: 'New Zealand' }, ...NEW_ZEALAND_REGIONS];
const OTHER_STATES: readonly Subdivision[] = [{ code: OTHER_COUNTRY_STATE, name: 'Other' }];

function hasCode(states: readonly Subdivision[], code: string): boolean {
  return states.some((state) => state.code === code);
}
