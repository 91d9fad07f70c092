import { eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { parseMoney } from '#rules/money.ts';
import { MOST_INTEGER } from '../../../../server/database/sql-rows.ts';
import { type CalendarDay, isCalendarDay } from '../../../platform/index.ts';

/** The parts of a filter as they stand in the address, as typed. */
export const FILTER_FIELDS = ['state', 'appeal', 'country', 'from', 'until', 'least', 'most', 'text'] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];
export type TypedFilter = Readonly<Record<FilterField, string>>;

/** Which rows of a list are shown; a part that is left out filters nothing. */
export interface RecordFilter {
  state: string;
  appeal: string;
  country: '' | 'AUS' | 'NZL';
  /** The first and the last day, in the country of the row. */
  from: CalendarDay | undefined;
  until: CalendarDay | undefined;
  /** In cents. */
  leastMinor: number | undefined;
  mostMinor: number | undefined;
  /** A part of a name or an email address, or a whole number or reference. */
  text: string;
}

export interface FilterProblem {
  field: FilterField;
  message: string;
}

const LONGEST_TEXT = 200;

/** Reads a filter from an address. A part that is not understood is named as a problem and filters nothing. */
export function readFilter(query: (name: FilterField) => string | undefined): {
  typed: TypedFilter;
  filter: RecordFilter;
  problems: FilterProblem[];
} {
  const typed = Object.fromEntries(
    FILTER_FIELDS.map((name) => [name, (query(name) ?? '').trim().slice(0, LONGEST_TEXT)]),
  ) as Record<FilterField, string>;
  const problems: FilterProblem[] = [];
  const day = (field: 'from' | 'until') => {
    const text = typed[field];
    if (text === '') return undefined;
    const isDay = isCalendarDay(text);
    if (!isDay) problems.push({ field, message: 'Enter the day as 2026-11-21. This filter is not applied.' });
    return isDay ? text : undefined;
  };
  const money = (field: 'least' | 'most') => {
    const minor = typed[field] === '' ? undefined : parseMoney(typed[field]);
    if (typed[field] !== '' && minor === undefined)
      problems.push({
        field,
        message: 'Enter the amount in dollars and cents, such as 12.50. This filter is not applied.',
      });
    return minor === undefined ? undefined : Math.min(minor, MOST_INTEGER);
  };
  const { country } = typed;
  const filter: RecordFilter = {
    state: typed.state,
    appeal: typed.appeal,
    country: country === 'AUS' || country === 'NZL' ? country : '',
    from: day('from'),
    until: day('until'),
    leastMinor: money('least'),
    mostMinor: money('most'),
    text: typed.text,
  };
  return { typed, filter, problems };
}

/** A filter as the query of an address, with the row after which the page begins. */
export function filterQuery(typed: TypedFilter, after?: string): string {
  const given = [...Object.entries(typed), ['after', after ?? '']].filter(([, value]) => value !== '');
  const query = String(new URLSearchParams(given as [string, string][]));
  return query === '' ? '' : `?${query}`;
}

/** Rows whose day is in the filter's span. */
export const isOnDays = (day: SQL, { from, until }: RecordFilter): (SQL | undefined)[] => [
  from === undefined ? undefined : sql`${day} >= ${from}::date`,
  until === undefined ? undefined : sql`${day} <= ${until}::date`,
];

/** Rows whose amount, in cents, is in the filter's span. */
export const isOfAmount = (minor: SQL, { leastMinor, mostMinor }: RecordFilter): (SQL | undefined)[] => [
  leastMinor === undefined ? undefined : gte(minor, leastMinor),
  mostMinor === undefined ? undefined : lte(minor, mostMinor),
];

interface DonorColumns {
  id: PgColumn;
  customerFirstName: PgColumn;
  customerLastName: PgColumn;
  customerEmailAddress: PgColumn;
  organisation: PgColumn;
}

/** Rows whose donor has the text in their name or address, or whose reference it is; `others` are other references. */
export function hasText(table: DonorColumns, text: string, others: readonly (SQL | undefined)[]): SQL | undefined {
  if (text === '') return undefined;
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    eq(table.id, text.toUpperCase()),
    sql`${table.customerFirstName} || ' ' || ${table.customerLastName} ilike ${pattern}`,
    sql`${table.customerEmailAddress} ilike ${pattern}`,
    sql`${table.organisation} ilike ${pattern}`,
    ...others,
  );
}
