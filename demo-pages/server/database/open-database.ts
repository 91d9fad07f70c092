import type { OpenDatabase } from './database.ts';
import { type ProgramTables, SANDBOX_TABLES, WEBSITE_TABLES } from './program-tables.ts';

export type { Database, Listen, OpenDatabase } from './database.ts';

export interface DatabaseOptions {
  /** Folder of the embedded database; without it (and without a URL) the database lives in memory. */
  dataDir?: string | undefined;
  /** A Postgres connection string; overrides `dataDir`. */
  databaseUrl?: string | undefined;
  /** The connection string of a replica for long reads. Without it they go to the server above. */
  readUrl?: string | undefined;
  /** The server itself, where `databaseUrl` is a pooler in transaction mode. */
  directUrl?: string | undefined;
  /** The folder of a prepared database, of which a new one is a copy. Without it the engine makes one, in seconds. */
  prepared?: string | undefined;
  /** The program that opens the database; both by default, for tests that run them in one process. */
  tables?: readonly ProgramTables[];
  /** Gets an entry while a server is waited for, and one about a pooler that allows less than Haven can use. */
  log?: (entry: Record<string, unknown>) => void;
}

export const ALL_TABLES: readonly ProgramTables[] = [WEBSITE_TABLES, SANDBOX_TABLES];

/**
 * Opens the database and migrates the program's tables. Safe when several processes start at once. A start loads the
 * library of its own kind of database alone.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const { databaseUrl, readUrl, directUrl, dataDir, tables = ALL_TABLES, prepared, log = () => {} } = options;
  if (databaseUrl) {
    const { openServedDatabase } = await import('./served-database.ts');
    return openServedDatabase(databaseUrl, { tables, readUrl, directUrl, log });
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase(dataDir, tables, prepared);
}
