import { sql } from 'drizzle-orm';
import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** The Postgres schema that holds every table of the sandbox. */
export const sandboxSchema = pgSchema('sandbox');

/** Texts as a list of SQL, for `in (…)` in the condition of a table. */
export const sqlTexts = (texts: readonly string[]) => sql.raw(texts.map((text) => `'${text}'`).join(', '));

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
