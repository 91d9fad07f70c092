import { eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RecordFilter } from './record-filter.ts';

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
