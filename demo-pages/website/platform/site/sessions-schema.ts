import { text } from 'drizzle-orm/pg-core';
import { createdAt, moment, website } from '../website-schema.ts';

/** A visitor. The id is the SHA-256 of the cookie, so that a copy of the table gives access to no session. */
export const sessions = website.table('sessions', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
  /** To the day, so that most uses write nothing. */
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
});
