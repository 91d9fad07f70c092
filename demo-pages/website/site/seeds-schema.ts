import { text } from 'drizzle-orm/pg-core';
import { website } from '../website-schema.ts';

/** Which bundled data set is loaded in which version, so that a start reads the large files only when they changed. */
export const seeds = website.table('seeds', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
});
