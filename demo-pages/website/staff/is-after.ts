import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows after one of the same table, newest first; an unknown one gives none. */
export const isAfter = (table: { id: PgColumn; createdAt: PgColumn }, from: SQL, after: string | undefined) =>
  after === undefined
    ? undefined
    : sql`(${table.createdAt}, ${table.id}) < (select ${table.createdAt}, ${table.id} from ${from} where ${table.id} = ${after})`;
