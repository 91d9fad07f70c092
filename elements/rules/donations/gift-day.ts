import type { SiteCountryCode } from '#rules/country.ts';
import { siteDayOf } from '#rules/site-day.ts';

/** The day of the month, 1 to 31, on which a monthly gift that starts at `now` is taken: today on the site. */
export function giftDay(now: Date, siteCountryCode: SiteCountryCode): number {
  return Number(siteDayOf(now, siteCountryCode).slice(8));
}

/** The day, like `2026-12-28`, on which the next gift of a monthly one that starts at `now` is due. */
export function nextMonthlyDay(now: Date, siteCountryCode: SiteCountryCode): string {
  const [year = 0, month = 0, day = 0] = siteDayOf(now, siteCountryCode).split('-').map(Number);
  const daysOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, daysOfNext))).toISOString().slice(0, 10);
}

/** The English ordinal of a day: `1st`, `22nd`. */
export function ordinal(day: number): string {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
