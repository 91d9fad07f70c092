import { dayIn, TIME_ZONES } from '../site/calendar-days.ts';
import { homeSite, siteOf } from '../site/sites.ts';

const clockOf = (timeZone: string) => new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone });
// Making a format costs far more than using it.
const CLOCKS = { AUS: clockOf(TIME_ZONES.AUS), NZL: clockOf(TIME_ZONES.NZL) };
/** Whose clocks a country's times are on. */
export const CLOCK_NAMES = { AUS: 'Sydney time', NZL: 'Auckland time' } as const;

const DAYS = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day of the calendar as staff read it: `28 Nov 2026`. */
export const shortDay = (day: string): string => DAYS.format(Date.parse(day));

const MONTHS = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A month as staff read it: `Dec 2026` for `2026-12`. */
export const monthText = (month: string): string => MONTHS.format(Date.parse(month));

/** A moment on the clocks of a record's country, or on those of the first country where it has none: `28 Nov 2026, 2:15 am`. */
export function momentText(moment: Date | null, country?: string | null): string {
  if (!moment) return '';
  const { code } = siteOf(country ?? homeSite().code);
  // Some versions of the formatter put a narrow space before "am".
  const time = CLOCKS[code].format(moment).replace('\u202f', ' ');
  return `${shortDay(dayIn(code, moment.getTime()))}, ${time}`;
}
