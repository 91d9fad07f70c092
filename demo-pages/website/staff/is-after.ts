import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The key of a row: a cursor comes from an address, and the database refuses what its column cannot hold. */
const isKey = (after: string, { dataType }: PgColumn) =>
  dataType === 'number' ? /^\d{1,10}$/.test(after) && Number(after) <= 2_147_483_647 : !after.includes('\0');

/** Rows after one of the same table, newest first; an unknown one gives none. */
export function isAfter(
  table: { id: PgColumn; createdAt: PgColumn },
  from: SQL,
  after: string | undefined,
): SQL | undefined {
  if (after === undefined) return undefined;
  if (!isKey(after, table.id)) return sql`false`;
  return sql`(${table.createdAt}, ${table.id}) < (select ${table.createdAt}, ${table.id} from ${from} where ${table.id} = ${after})`;
}
