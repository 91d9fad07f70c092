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

/** What to tell the operator, by the code of PostgreSQL’s error. */
const MIGRATION_PROBLEMS: Readonly<Record<string, string>> = {
  // Only some of the ten first migrations have run.
  '42P06':
    'The database was made by a version that this one cannot continue from: ' +
    'start Haven 0.1.0 of 22 November 2026 on it once, then this one.',
  '42501':
    'The database lacks tables of this version, or its user may not use them: ' +
    'run `npm run migrate` with a user that may create them, ' +
    'and see "PostgreSQL" in docs/operators.md for the rights of the site’s user.',
};

/** The error with advice for the operator; an error without advice is returned unchanged. */
export function explainMigrationError(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const problem = cause instanceof Error && 'code' in cause ? MIGRATION_PROBLEMS[String(cause.code)] : undefined;
  return problem ? new Error(problem, { cause }) : error;
}
