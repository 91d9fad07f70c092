import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A drizzle handle on either the embedded or a served Postgres. A transaction is a Database as well. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database and the function that closes it. */
export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}
