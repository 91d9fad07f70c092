import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import type { ProgramTables } from './program-tables.ts';
import { rowsOf } from './sql-rows.ts';

// An arbitrary number that only Haven's migrations use.
const MIGRATION_LOCK = 7_242_001;

/**
 * Runs the migrations that a program's tables lack, in one transaction. Processes that start together queue on an
 * advisory lock of that transaction, which a pooler in transaction mode respects too. Drizzle's own function creates
 * its schema at each start; this one changes nothing in a migrated database, so that the role of a site needs no rights
 * to create.
 */
export async function migrateTables(db: Database, { migrationsFolder, migrationsTable }: ProgramTables): Promise<void> {
  const journal = sql`drizzle.${sql.identifier(migrationsTable)}`;
  const hasJournal = async (tx: Database) => {
    const name = `drizzle.${migrationsTable}`;
    const [row] = await rowsOf<{ found: boolean }>(tx, sql`select to_regclass(${name}) is not null as found`);
    return row?.found === true;
  };
  const migrations = readMigrationFiles({ migrationsFolder });
  const missingIn = async (tx: Database) => {
    if (!(await hasJournal(tx))) return migrations;
    const [row] = await rowsOf<{ last: string | null }>(tx, sql`select max(created_at)::text as last from ${journal}`);
    return migrations.filter(({ folderMillis }) => !row?.last || Number(row.last) < folderMillis);
  };
  if ((await missingIn(db)).length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const missing = await missingIn(tx);
    if (!(await hasJournal(tx))) {
      await tx.execute(sql`create schema if not exists drizzle`);
      await tx.execute(sql`create table ${journal} (id serial primary key, hash text not null, created_at bigint)`);
    }
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into ${journal} (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
