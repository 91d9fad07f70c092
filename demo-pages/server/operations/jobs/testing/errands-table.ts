import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/open-database.ts';
import { leaseColumns } from '../lease-columns.ts';

/** Rows to be worked off in tests. */
export const errands = pgTable('errands', {
  id: text('id').primaryKey(),
  isDone: boolean('is_done').notNull().default(false),
  note: text('note'),
  ...leaseColumns(),
});

/** Creates the table, with the index that a leased table has. */
export async function createErrands(db: Database): Promise<void> {
  await db.execute(sql`create table errands (id text primary key, is_done boolean not null default false, note text,
    next_attempt_at timestamptz not null default now(), claimed_by text, attempts integer not null default 0)`);
  await db.execute(sql`create index errands_open on errands (next_attempt_at) where not is_done`);
}
