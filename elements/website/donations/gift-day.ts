import type { SiteCountryCode } from '#website/country.ts';
import { dayOf } from '#website/site-day.ts';

/** The day of the month, 1 to 31, on which a monthly gift that starts at `now` is taken: today on the site. */
export function giftDay(now: Date, siteCountryCode: SiteCountryCode): number {
  return Number(dayOf(now, siteCountryCode).slice(8));
}

/** The number of a day as English says it: `1st`, `22nd`. */
export function ordinal(day: number): string {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
