import { index, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

/** Who is signed in to the records, by a digest of what their cookie holds. Signing out removes the row, for every process. */
export const staffSessions = website.table(
  'staff_sessions',
  { id: text('id').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (t) => [index('staff_sessions_expiry').on(t.expiresAt)],
);
