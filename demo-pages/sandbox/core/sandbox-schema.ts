import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** The Postgres schema that holds every table of the sandbox. */
export const sandboxSchema = pgSchema('sandbox');

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
