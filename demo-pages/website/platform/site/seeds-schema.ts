import { text } from 'drizzle-orm/pg-core';
import { website } from '../website-schema.ts';

/** The loaded version of each bundled data set, so that a start reads the large files only when they changed. */
export const seeds = website.table('seeds', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
});
