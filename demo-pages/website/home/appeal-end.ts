import type { SiteCountryCode } from '#website/country.ts';
import { instantOf } from '../regular-giving/gift-dates.ts';
import { TIME_ZONES } from '../site/day-of.ts';
import { siteOf } from '../site/sites.ts';
import { homeTexts } from './home-texts.ts';

const pad = (count: number) => String(count).padStart(2, '0');

/**
 * The last second of the next occurrence of a date, in the time zone of the site's country: `2027-06-30T23:59:59`. On
 * the date itself it is the end of that day. `now` is in milliseconds since 1970.
 */
export function appealEnd(now: number, timeZone: string, month: number, day: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const [year, ...today] = parts.format(now).split('-') as [string, string, string];
  const monthAndDay = `${pad(month)}-${pad(day)}`;
  return `${today.join('-') > monthAndDay ? Number(year) + 1 : year}-${monthAndDay}T23:59:59`;
}

/** The instant at which the appeal of a country's front page ends next: the end of its last day. */
export function appealEndOf(country: SiteCountryCode, now: number): Date {
  const { month, day } = homeTexts(siteOf(country)).appeal;
  const end = appealEnd(now, TIME_ZONES[country], month, day);
  return new Date(instantOf(country, end.slice(0, 10), '23:59') + 60_000);
}
