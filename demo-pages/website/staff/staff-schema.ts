import { index, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

/**
 * Staff sessions, by a digest of the cookie's content. Signing out removes the row, which ends the session in every
 * process.
 */
export const staffSessions = website.table(
  'staff_sessions',
  { id: text('id').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (t) => [index('staff_sessions_expiry').on(t.expiresAt)],
);
