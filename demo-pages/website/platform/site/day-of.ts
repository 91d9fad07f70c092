import type { Site } from './sites.ts';

/** The time zone of each site. */
export const TIME_ZONES = { AUS: 'Australia/Sydney', NZL: 'Pacific/Auckland' } as const;

/** A date in the site's format and time zone. */
export function dayOf(date: Date, site: Site): string {
  return new Intl.DateTimeFormat(site.lang, { dateStyle: 'long', timeZone: TIME_ZONES[site.code] }).format(date);
}
