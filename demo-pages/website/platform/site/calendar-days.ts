import { type Column, type SQL, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Site } from './sites.ts';

/** The time zone of each site. */
export const TIME_ZONES = { AUS: 'Australia/Sydney', NZL: 'Pacific/Auckland' } as const;

/** A day of the calendar in the country's time zone, `YYYY-MM-DD`. Later days compare greater as texts. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

/**
 * Whether a text is a day that there is, not 30 February, which some engines read as March; of a year that sums and
 * databases take.
 */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const start = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}

/** The day that is this many days later; earlier for a negative number. */
export function addCalendarDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/**
 * A day of a demonstration, moved on until today is as near as `asOf` was when it was written. In steps of four weeks:
 * weekdays stay, and what was published keeps its day for a month.
 */
export function nearToday(day: CalendarDay, { asOf, today }: { asOf: CalendarDay; today: CalendarDay }): CalendarDay {
  return addCalendarDays(day, Math.floor(daysBetween(asOf, today) / 28) * 28);
}

/** The later of two days. */
export function laterOf(one: CalendarDay, other: CalendarDay): CalendarDay {
  return [one, other].toSorted()[1] ?? one;
}

const clockOf = (country: SiteCountryCode) =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: TIME_ZONES[country],
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
// Making a format costs far more than using it.
const CLOCKS = { AUS: clockOf('AUS'), NZL: clockOf('NZL') };

/** What clocks in a country show at an instant, as the epoch ms at which UTC shows the same. */
function wallTime(country: SiteCountryCode, epochMs: number): number {
  const parts: Partial<Record<string, number>> = {};
  for (const { type, value } of CLOCKS[country].formatToParts(epochMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day that a country's calendar shows at an instant. */
export function dayIn(country: SiteCountryCode, epochMs: number): CalendarDay {
  return new Date(wallTime(country, epochMs)).toISOString().slice(0, 10);
}

/**
 * The instant (epoch ms) at which a country's clocks show `HH:MM` on a day. Of a time that comes twice because clocks
 * go back it is the first; a time that clocks skip counts as one hour later.
 */
export function instantOf(country: SiteCountryCode, day: CalendarDay, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (epochMs: number) => wallTime(country, epochMs) - epochMs;
  const before = wanted - offsetAt(wanted - DAY_MS);
  const after = wanted - offsetAt(wanted + DAY_MS);
  return [before, after].find((instant) => wallTime(country, instant) === wanted) ?? before;
}

const longDays = new Map<string, Intl.DateTimeFormat>();

/** A day as people write it, such as `1 July 2026`. */
export function dayText(day: CalendarDay, lang: string): string {
  const known = longDays.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  longDays.set(lang, known);
  return known.format(Date.parse(day));
}

/** The day of a time in the country of its row. */
export function dayInCountry(moment: Column | SQL, country: Column | SQL): SQL<string> {
  const [nz, au] = [sql.raw(`'${TIME_ZONES.NZL}'`), sql.raw(`'${TIME_ZONES.AUS}'`)];
  return sql<string>`(${moment} at time zone case when ${country} = 'NZL' then ${nz} else ${au} end)::date`;
}

/** A date in the site's format and time zone. */
export function dayOf(date: Date, site: Site): string {
  return new Intl.DateTimeFormat(site.lang, { dateStyle: 'long', timeZone: TIME_ZONES[site.code] }).format(date);
}
