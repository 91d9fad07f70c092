import type { SiteCountryCode } from '#website/country.ts';
import { TIME_ZONES } from '../site/day-of.ts';

/** A day of the calendar in the country's time zone, `YYYY-MM-DD`. Later days compare greater as texts. */
export type CalendarDay = string;

/** The month that a monthly gift is for, `YYYY-MM`: a plan is charged at most once for each. */
export type Period = string;

const DAY_MS = 86_400_000;
const pad = (count: number, digits = 2) => String(count).padStart(digits, '0');

/** The month of a day. */
export function periodOf(day: CalendarDay): Period {
  return day.slice(0, 7);
}

/** The day of the month of a day, 1 to 31: on the first gift's day it becomes the anchor of the plan. */
export function anchorOf(day: CalendarDay): number {
  return Number(day.slice(8));
}

/** The day on which the gift of a month is due: the anchor day (1 to 31), or the last day of a shorter month (D3.02). */
export function dueOn(anchorDay: number, period: Period): CalendarDay {
  const [year, month] = period.split('-').map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${period}-${pad(Math.min(anchorDay, lastDay))}`;
}

/** The month that is this many months later; earlier for a negative number. */
export function addPeriods(period: Period, months: number): Period {
  const [year, month] = period.split('-').map(Number) as [number, number];
  const index = year * 12 + month - 1 + months;
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1)}`;
}

/** The next `count` months, beginning with the one after `period`. */
export function nextPeriods(period: Period, count: number): Period[] {
  return Array.from({ length: count }, (_, index) => addPeriods(period, index + 1));
}

/** The day that is this many days later; earlier for a negative number. */
export function addCalendarDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
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
 * The instant (epoch ms) at which a country's clocks show `HH:MM` on a day. Of a time that comes twice because clocks go
 * back it is the first; a time that clocks skip counts as one hour later.
 */
export function instantOf(country: SiteCountryCode, day: CalendarDay, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (epochMs: number) => wallTime(country, epochMs) - epochMs;
  const before = wanted - offsetAt(wanted - DAY_MS);
  const after = wanted - offsetAt(wanted + DAY_MS);
  return [before, after].find((instant) => wallTime(country, instant) === wanted) ?? before;
}
