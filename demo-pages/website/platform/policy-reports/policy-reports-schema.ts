import { index, integer, text } from 'drizzle-orm/pg-core';
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
