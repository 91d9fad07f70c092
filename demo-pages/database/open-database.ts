import type { OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openServedDatabase } from './served-database.ts';

export type { Database, OpenDatabase } from './database.ts';

export interface DatabaseOptions {
  /** Folder of the embedded database; without it (and without a URL) the database lives in memory. */
  dataDir?: string | undefined;
  /** A Postgres connection string; overrides `dataDir`. */
  databaseUrl?: string | undefined;
}

/** Opens the database and migrates both schemas. Safe when several processes start at once. */
export function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  return options.databaseUrl ? openServedDatabase(options.databaseUrl) : openEmbeddedDatabase(options.dataDir);
}
