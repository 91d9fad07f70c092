import { sql } from 'drizzle-orm';
import type { Database } from '../open-database.ts';
import { rowsOf } from '../sql-rows.ts';

/** The schemas that hold tables, drizzle's own journal apart. */
export async function schemasOf(db: Database): Promise<string[]> {
  const names = sql`select distinct table_schema as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema', 'drizzle') order by 1`;
  return (await rowsOf<{ name: string }>(db, names)).map(({ name }) => name);
}
