/** Tables of what people send in: newsletter, petitions, guide requests, changed details; and of the check against bots. */
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DonorUpdate } from '#website/forms/update-details-fields.ts';
import { website } from './site/website-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const country = () => text('site_country_code').notNull();

/** Who gets the newsletter. One row for each address and site, also after somebody left. */
export const subscribers = website.table(
  'subscribers',
  {
    id: text('id').primaryKey(),
    siteCountryCode: country(),
    /** The address in lower case, by which one person is recognised; `email` is as typed. */
    emailKey: text('email_key').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The form on which they agreed. */
    source: text('source', { enum: ['newsletter', 'petition', 'update-details'] }).notNull(),
    /** How often they joined, leaving in between. */
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

/** One person's name under one petition. */
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
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // The same address signs a petition once.
    primaryKey({ columns: [t.nodeId, t.emailKey] }),
    index('petition_signatures_recent').on(t.createdAt),
    check('petition_signatures_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

/** How many have signed: changed by the statement that stores the signatures, so that it is always their number. */
export const petitionCounts = website.table('petition_counts', {
  nodeId: text('node_id').primaryKey(),
  signatures: bigint('signatures', { mode: 'number' }).notNull(),
});

export const bequestRequests = website.table(
  'bequest_requests',
  {
    id: text('id').primaryKey(),
    formKey: text('form_key').notNull(),
    siteCountryCode: country(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('bequest_requests_recent').on(t.createdAt),
    check('bequest_requests_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

/** Changes that supporters asked for; people of the agency make them by hand. */
export const donorUpdates = website.table(
  'donor_updates',
  {
    id: text('id').primaryKey(),
    siteCountryCode: country(),
    oldEmail: text('old_email').notNull(),
    /** The fields as sent, without the token. */
    details: jsonb('details').$type<Omit<DonorUpdate, 'recaptchaToken'>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('donor_updates_recent').on(t.createdAt),
    check('donor_updates_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

/** Challenges whose token was taken: kept until they expire, so that no token counts twice. */
export const botCheckUses = website.table(
  'bot_check_uses',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('bot_check_uses_expiry').on(t.expiresAt)],
);

/** Keys that all processes share, made by the first one that needs them. */
export const signingKeys = website.table('signing_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});
