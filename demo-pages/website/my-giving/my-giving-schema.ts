import { sql } from 'drizzle-orm';
import { boolean, index, text } from 'drizzle-orm/pg-core';
import { country, type Language, language, moment, website } from '../platform/tables/index.ts';

/**
 * Requests for a link to sign in. A request is stored for every address, known or not, and looked at later, so that the
 * answer of the form says nothing (D4.01). The rows are also what limits count, in all processes together (D4.04).
 */
export const signInRequests = website.table(
  'sign_in_requests',
  {
    id: text('id').primaryKey(),
    siteCountryCode: country(),
    language: language(),
    /** The key of the address, until the request was looked at. */
    emailKey: text('email_key').notNull(),
    /** A digest of the address, and the network of the sender, or a known device: what is counted. */
    receiver: text('receiver').notNull(),
    network: text('network').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** False for a request beyond the limit of its receiver: it gets the same answer and no mail. */
    isLinkWanted: boolean('is_link_wanted').notNull(),
    handledAt: moment('handled_at'),
  },
  (t) => [
    index('sign_in_requests_open').on(t.requestedAt).where(sql`${t.handledAt} is null`),
    index('sign_in_requests_receiver').on(t.receiver, t.requestedAt),
    index('sign_in_requests_network').on(t.network, t.requestedAt),
    index('sign_in_requests_age').on(t.requestedAt),
  ],
);

/** Mailed links, by a digest of their token: valid for 30 minutes, and once. */
export const signInLinks = website.table(
  'sign_in_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    emailKey: text('email_key').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('sign_in_links_expiry').on(t.expiresAt), index('sign_in_links_email').on(t.emailKey)],
);

/** Donors who are signed in, by a digest of the cookie: a copy of the table gives access to nothing. */
export const donorSessions = website.table(
  'donor_sessions',
  {
    id: text('id').primaryKey(),
    emailKey: text('email_key').notNull(),
    /** When the donor signed in: a session ends some hours later, however much it is used. */
    startedAt: moment('started_at').notNull().defaultNow(),
    /** 30 minutes after the last use. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('donor_sessions_expiry').on(t.expiresAt), index('donor_sessions_email').on(t.emailKey)],
);

/**
 * A donor's details as they changed them here; earlier gifts keep those that they were given with, as their receipts
 * do.
 */
export const donorDetails = website.table('donor_details', {
  emailKey: text('email_key').primaryKey(),
  customerTitle: text('customer_title').notNull(),
  customerFirstName: text('customer_first_name').notNull(),
  customerLastName: text('customer_last_name').notNull(),
  customerPhoneNumber: text('customer_phone_number').notNull(),
  organisation: text('organisation').notNull(),
  billingAddressStreet: text('billing_address_street').notNull(),
  billingAddressSuburb: text('billing_address_suburb').notNull(),
  billingAddressCity: text('billing_address_city').notNull(),
  billingAddressState: text('billing_address_state').notNull(),
  billingAddressPostcode: text('billing_address_postcode').notNull(),
  billingAddressCountry: text('billing_address_country').notNull(),
  /** The language that the donor chose here; null while mails follow the page of each gift. */
  language: text('language').$type<Language>(),
  changedAt: moment('changed_at').notNull(),
});
