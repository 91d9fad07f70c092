import { text } from 'drizzle-orm/pg-core';
import { website } from '../website-schema.ts';

/** Secrets that this installation generated, so that all processes use the same ones. */
export const linkKeys = website.table('link_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
