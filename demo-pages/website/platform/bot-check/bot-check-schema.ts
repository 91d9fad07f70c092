import { index, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

/** Challenges whose token was used: stored until they expire, so that no token is accepted twice. */
export const botCheckUses = website.table(
  'bot_check_uses',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('bot_check_uses_expiry').on(t.expiresAt)],
);

/** Keys that all processes share; the first process that needs one creates it. */
export const signingKeys = website.table('signing_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});
