import { bigserial, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

/** Something in a live page that is not as published. */
export interface PageFinding {
  /** The path of the page or script. */
  place: string;
  /** What differs, in a sentence. */
  what: string;
}

/** What the checks of the live pages found; checks with the same result in a row are one row. */
export const pageChecks = website.table(
  'page_checks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    // `unreachable`: a page or a script did not come, which alone says nothing about a change.
    result: text('result', { enum: ['as published', 'changed', 'unreachable'] }).notNull(),
    findings: jsonb('findings').$type<PageFinding[]>().notNull(),
    /** How many scripts were compared. */
    scripts: integer('scripts').notNull(),
    checks: integer('checks').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [index('page_checks_last').on(t.lastAt)],
);
