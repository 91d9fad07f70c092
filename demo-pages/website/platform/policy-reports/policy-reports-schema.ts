import { bigserial, index, integer, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

/** What browsers report that a page's policy has refused, one row for all equal reports. Nobody's address is stored. */
export const policyReports = website.table(
  'policy_reports',
  {
    /** A digest of the facts below. */
    id: text('id').primaryKey(),
    /** The path of the page, as logs have it. */
    page: text('page').notNull(),
    directive: text('directive').notNull(),
    /** The address without its query, or the browser's word, such as `inline`. */
    blocked: text('blocked').notNull(),
    /** The script that tried, without its query; empty when it is not known. */
    source: text('source').notNull(),
    reports: integer('reports').notNull(),
    firstSeen: moment('first_seen').notNull(),
    lastSeen: moment('last_seen').notNull(),
  },
  (t) => [index('policy_reports_recent').on(t.lastSeen)],
);

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
