import { bigserial, index, integer, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

/** What the checks of the live pages found; checks with the same result in a row are one row. */
export const pageChecks = website.table(
  'page_checks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    // `unreachable`: a page or a script did not come, which alone says nothing about a change.
    result: text('result', { enum: ['as published', 'changed', 'unreachable'] }).notNull(),
    /** A line for each finding: the path of the page or script, and what differs. */
    found: text('found').notNull(),
    /** How many scripts were compared. */
    scripts: integer('scripts').notNull(),
    checks: integer('checks').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [index('page_checks_last').on(t.lastAt)],
);
