import type { SiteCountryCode } from './country.ts';

/** The time zones in which the sites count days (D3.02). */
export const SITE_TIME_ZONES: Readonly<Record<SiteCountryCode, string>> = {
  AUS: 'Australia/Sydney',
  NZL: 'Pacific/Auckland',
};

/** The day of a time on a site, like `2026-06-14`. */
export function siteDayOf(now: Date, siteCountryCode: SiteCountryCode): string {
  // The Swedish format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: SITE_TIME_ZONES[siteCountryCode] }).format(now);
}
