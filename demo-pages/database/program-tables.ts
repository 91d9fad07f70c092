import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The tables of one program: the SQL that drizzle-kit generated, read at run time, and the journal of what has run. */
export interface ProgramTables {
  migrationsFolder: string;
  /** A table of the schema `drizzle`. Each program has its own, so that both can share a Postgres database. */
  migrationsTable: string;
}

/**
 * The site's tables. The first migration replaced ten and has the time of the last of them in the journal, by which
 * drizzle knows a database that the ten made as one that has it.
 */
export const WEBSITE_TABLES: ProgramTables = {
  migrationsFolder: join(projectRoot, 'demo-pages/website/migrations'),
  migrationsTable: '__drizzle_migrations',
};

export const SANDBOX_TABLES: ProgramTables = {
  migrationsFolder: join(projectRoot, 'demo-pages/sandbox/migrations'),
  migrationsTable: 'sandbox_migrations',
};

const DUPLICATE_SCHEMA = '42P06';

/** What to tell whoever opens a database that only some of the ten migrations made; other errors come back as they are. */
export function explainMigrationError(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_SCHEMA)) return error;
  return new Error(
    'The database was made by a version that this one cannot continue from: start Haven 0.1.0 of 22 November 2026 on it once, then this one.',
    { cause: error },
  );
}
