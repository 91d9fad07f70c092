import { datesOf, type MonthRange, parseMonth } from '#rules/month-range.ts';

/** The first and the last day in one text, as ISO 8601 writes an interval; empty without a month. */
export function textOfRange(range: MonthRange): string {
  const { min, max } = datesOf(range);
  return min || max ? `${min}/${max}` : '';
}

/** The range of such a text; what is no date counts as none, as in a native date field. */
export function rangeOfText(value: string): MonthRange {
  const [min = '', max = ''] = value.split('/');
  return { start: parseMonth(min), end: parseMonth(max) };
}
