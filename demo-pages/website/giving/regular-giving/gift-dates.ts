import type { CalendarDay } from '../../platform/index.ts';

export {
  addCalendarDays,
  type CalendarDay,
  dayIn,
  daysBetween,
  instantOf,
  laterOf,
} from '../../platform/index.ts';

/** The month that a monthly gift is for, `YYYY-MM`: a plan is charged at most once for each. */
export type Period = string;

const pad = (count: number, digits = 2) => String(count).padStart(digits, '0');

/** The month of a day. */
export function periodOf(day: CalendarDay): Period {
  return day.slice(0, 7);
}

/** The day of the month of a day, 1 to 31: on the first gift's day it becomes the anchor of the plan. */
export function anchorOf(day: CalendarDay): number {
  return Number(day.slice(8));
}

/**
 * The day on which the gift of a month is due: the anchor day (1 to 31), or the last day of a shorter month (D3.02).
 */
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
