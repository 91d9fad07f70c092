import type { SiteCountryCode } from '#website/country.ts';

/** One country's site: its address, its currency and its language. */
export interface Site {
  code: SiteCountryCode;
  /** The prefix of every path: empty for Australia, `/nz` for New Zealand. */
  prefix: '' | '/nz';
  lang: 'en-AU' | 'en-NZ';
  currency: 'AUD' | 'NZD';
  countryName: string;
  /** Identifies the shop in the customer form, whose address is the same in both countries. */
  storeId: string;
  /** Identifies the checkout page in a payment. */
  contentId: string;
}

export const SITES: readonly [Site, Site] = [
  {
    code: 'AUS',
    prefix: '',
    lang: 'en-AU',
    currency: 'AUD',
    countryName: 'Australia',
    storeId: 'haven-gifts-au',
    contentId: '2101',
  },
  {
    code: 'NZL',
    prefix: '/nz',
    lang: 'en-NZ',
    currency: 'NZD',
    countryName: 'Aotearoa New Zealand',
    storeId: 'haven-gifts-nz',
    contentId: '2201',
  },
];

/** The site of a country. */
export function siteOf(code: string): Site {
  return SITES.find((site) => site.code === code) ?? SITES[0];
}

/** The site that a path belongs to. */
export function siteOfPath(path: string): Site {
  return /^\/nz(\/|$)/.test(path) ? SITES[1] : SITES[0];
}
