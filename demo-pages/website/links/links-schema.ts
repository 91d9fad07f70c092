import { text } from 'drizzle-orm/pg-core';
import { website } from '../website-schema.ts';

/** Secrets that this installation made for itself, so that every process signs alike. */
export const linkKeys = website.table('link_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
