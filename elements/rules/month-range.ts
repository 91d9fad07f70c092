/** A month as one number, for arithmetic and comparison: twelve times the year, plus 0 to 11. */
export type Month = number;

/** The first and the latest picked month. A range from elsewhere may have only an end. */
export interface MonthRange {
  readonly start?: Month | undefined;
  readonly end?: Month | undefined;
}

export const monthOf = (year: number, index: number): Month => year * 12 + index;
export const yearOf = (month: Month): number => Math.floor(month / 12);

/** W2.57, W2.58: the first pick is the start, every later one the end. */
export const pickMonth = ({ start }: MonthRange, month: Month): MonthRange =>
  start === undefined ? { start: month } : { start, end: month };

/** W4.27: the earlier of the two is the minimum. */
export function orderMonths({ start, end }: MonthRange): { min?: Month | undefined; max?: Month | undefined } {
  return (end ?? Infinity) < (start ?? -Infinity) ? { min: end, max: start } : { min: start, max: end };
}

const date = (month: Month, day: number) =>
  [yearOf(month), (month % 12) + 1, day].map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-');

/** W4.28: the dates of a range, the first day and the last day of its months; empty without a month. */
export function datesOf(range: MonthRange): { min: string; max: string } {
  const { min, max } = orderMonths(range);
  return {
    min: min === undefined ? '' : date(min, 1),
    // Day 0 of a month is the last of the month before it.
    max: max === undefined ? '' : date(max, new Date(Date.UTC(yearOf(max), (max % 12) + 1, 0)).getUTCDate()),
  };
}

/** The month of a date such as `2024-03-15` or `2024-03`; undefined for no date, which is also written "0" (W3.10). */
export function parseMonth(text: string): Month | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d\d)?$/.exec(text);
  return match ? monthOf(Number(match[1]), Number(match[2]) - 1) : undefined;
}

/** Whether a text is a month, a date, or the notation for no date. */
export const isMonthText = (text: string): boolean => text === '' || text === '0' || parseMonth(text) !== undefined;
