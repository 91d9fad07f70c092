import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { country, language, moment, website } from '../../platform/tables/index.ts';

/** Subscribers of the newsletter. One row for each address and site, which stays after the person unsubscribes. */
export const subscribers = website.table(
  'subscribers',
  {
    id: text('id').primaryKey(),
    siteCountryCode: country(),
    /** The key of the address, which identifies a person; `email` is as typed. */
    emailKey: text('email_key').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    language: language(),
    /** The form on which they agreed. */
    source: text('source', { enum: ['newsletter', 'petition', 'update-details'] }).notNull(),
    /** The number of times they subscribed, with unsubscribing between. */
    joined: integer('joined').notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (t) => [
    uniqueIndex('subscribers_one_each').on(t.siteCountryCode, t.emailKey),
    index('subscribers_recent').on(t.subscribedAt),
    check('subscribers_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
    check('subscribers_source', sql`${t.source} in ('newsletter', 'petition', 'update-details')`),
  ],
);
