import { sql } from 'drizzle-orm';
import { bigint, check, index, primaryKey, text } from 'drizzle-orm/pg-core';
import { country, language, moment, website } from '../../platform/tables/index.ts';

/** One person's signature under one petition. */
export const petitionSignatures = website.table(
  'petition_signatures',
  {
    id: text('id').notNull().unique(),
    nodeId: text('node_id').notNull(),
    siteCountryCode: country(),
    emailKey: text('email_key').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    postcode: text('postcode').notNull(),
    mobile: text('mobile').notNull(),
    location: text('location').notNull(),
    language: language(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // An address can sign a petition once.
    primaryKey({ columns: [t.nodeId, t.emailKey] }),
    index('petition_signatures_recent').on(t.createdAt),
    check('petition_signatures_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

/** The number of signatures, updated by the statement that stores the signatures, so that it is always correct. */
export const petitionCounts = website.table('petition_counts', {
  nodeId: text('node_id').primaryKey(),
  signatures: bigint('signatures', { mode: 'number' }).notNull(),
});
