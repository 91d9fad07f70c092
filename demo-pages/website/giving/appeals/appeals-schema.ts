import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text } from 'drizzle-orm/pg-core';
import { country, createdAt, moment, website } from '../../platform/tables/index.ts';

/** A cause that people give to, for a time or without an end. */
export const appeals = website.table(
  'appeals',
  {
    /** Part of the page's address, such as `winter-shelter`. */
    code: text('code').primaryKey(),
    siteCountryCode: country(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    story: text('story').notNull(),
    image: text('image').notNull(),
    goalMinor: bigint('goal_minor', { mode: 'number' }).notNull(),
    from: moment('starts_at').notNull(),
    until: moment('ends_at'),
    /** A partner adds this many per cent of each gift: 100 doubles it; 0 is no matching. */
    matchPercent: integer('match_percent').notNull().default(0),
    /** The most that the partner adds in all. */
    matchCapMinor: bigint('match_cap_minor', { mode: 'number' }).notNull().default(0),
    matchPartner: text('match_partner').notNull().default(''),
    /** What the partner has added so far; changed only with the row locked. */
    matchedMinor: bigint('matched_minor', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('appeals_country').on(t.siteCountryCode, t.from),
    check('appeals_goal', sql`${t.goalMinor} > 0`),
    check('appeals_match', sql`${t.matchPercent} between 0 and 1000`),
    check('appeals_matched', sql`${t.matchedMinor} between 0 and ${t.matchCapMinor}`),
  ],
);
