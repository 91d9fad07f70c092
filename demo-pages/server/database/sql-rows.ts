import type { SQL } from 'drizzle-orm';
import type { Database } from './open-database.ts';

/** Runs a statement that the query builder cannot express. Both engines return its rows in this property. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** The largest value of an `integer` column; in cents, 21,474,836.47. */
export const MOST_INTEGER = 2_147_483_647;
