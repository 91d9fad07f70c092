import type { Site } from './sites.ts';

/** Where each site's days begin. */
export const TIME_ZONES = { AUS: 'Australia/Sydney', NZL: 'Pacific/Auckland' } as const;

/** A day as people of the site write it, where the site is. */
export function dayOf(date: Date, site: Site): string {
  return new Intl.DateTimeFormat(site.lang, { dateStyle: 'long', timeZone: TIME_ZONES[site.code] }).format(date);
}
