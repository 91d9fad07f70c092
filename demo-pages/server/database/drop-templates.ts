import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Removes the two databases that PostgreSQL copies when it makes another. No program makes one in an embedded database, and
 * they are half of the files that each new data directory copies.
 */
export async function dropTemplates(db: Database): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false where datistemplate`);
  await db.execute(sql`drop database if exists template0`);
  await db.execute(sql`drop database if exists template1`);
}
