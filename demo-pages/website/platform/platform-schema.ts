import { text } from 'drizzle-orm/pg-core';
import { createdAt, moment, website } from './website-schema.ts';

/** A visitor. The id is the SHA-256 of the cookie, so that a copy of the table gives access to no session. */
export const sessions = website.table('sessions', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
  /** To the day, so that most uses write nothing. */
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
});

/** The loaded version of each bundled data set, so that a start reads the large files only when they changed. */
export const seeds = website.table('seeds', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
});

/** Secrets that this installation generated, so that all processes use the same ones. */
export const linkKeys = website.table('link_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
