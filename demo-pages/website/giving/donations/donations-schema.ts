import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { country, createdAt, moment, website } from '../../platform/tables/index.ts';
import { donorColumns } from './donor-columns.ts';

/**
 * A gift of money: given at the site, as one month of a plan, or entered by staff. `status` and the sums are derived
 * from its ledger and are written only together with a row of it.
 */
export const donations = website.table(
  'donations',
  {
    id: text('id').primaryKey(),
    /** The key that the page made for this gift: however often it is posted, it is one donation. */
    donationKey: text('donation_key').notNull().unique(),
    /** The visitor who gives; null for a month of a plan and for an offline gift. */
    sessionId: text('session_id'),
    siteCountryCode: country(),
    currency: text('currency').notNull(),
    source: text('source', { enum: ['site', 'plan', 'offline'] }).notNull(),
    frequency: text('frequency', { enum: ['one-off', 'monthly'] }).notNull(),
    /** The gift without the costs that the donor covers. */
    giftMinor: integer('gift_minor').notNull(),
    costsMinor: integer('costs_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    status: text('status', { enum: ['pending', 'paid', 'failed', 'refunded', 'reversed'] }).notNull(),
    /** Given back in refunds and reversals. */
    returnedMinor: integer('returned_minor').notNull().default(0),
    /** What a partner of the appeal adds. */
    matchedMinor: integer('matched_minor').notNull().default(0),
    appealCode: text('appeal_code'),
    planId: text('plan_id'),
    /** The month of a plan that this gift is for, such as `2026-11`. */
    period: text('period'),
    ...donorColumns(),
    method: text('method', { enum: ['card', 'wallet', 'bank', 'paypal', 'source', 'transfer', 'cheque', 'cash'] }),
    /** The charge at the provider. */
    transactionId: text('transaction_id'),
    /** Consecutive in its country; only a paid gift has one. */
    receiptNumber: integer('receipt_number'),
    /** The day in its country on which its money was charged (M2.01). */
    givenOn: date('given_on', { mode: 'string' }),
    /** When an open charge is next looked up at the provider, in case its webhook never arrives. */
    askAfter: moment('ask_after'),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    uniqueIndex('donations_receipt').on(t.siteCountryCode, t.receiptNumber),
    // A month whose money the bank took back may be charged again.
    uniqueIndex('donations_period').on(t.planId, t.period).where(sql`${t.status} <> 'reversed'`),
    index('donations_plan').on(t.planId, t.period),
    uniqueIndex('donations_charge').on(t.transactionId),
    index('donations_email').on(t.emailKey),
    index('donations_appeal').on(t.appealCode, t.paidAt),
    index('donations_recent').on(t.createdAt, t.id),
    index('donations_paid').on(t.paidAt),
    index('donations_ask_after').on(t.askAfter).where(sql`${t.askAfter} is not null`),
    check('donations_total', sql`${t.totalMinor} = ${t.giftMinor} + ${t.costsMinor}`),
    check('donations_amounts', sql`${t.giftMinor} > 0 and ${t.costsMinor} >= 0`),
    check('donations_returned', sql`${t.returnedMinor} between 0 and ${t.totalMinor}`),
    check('donations_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

/**
 * Everything that happened to the money of a donation. Rows are only added, which a trigger of the database enforces
 * (D2.04): it lets erasure change `detail` and nothing else. `cause` names the event, such as `charge:<id>`, so that an
 * event that is reported twice is one row. `reinstated`: the bank returned money that it had taken back.
 */
export const donationLedger = website.table(
  'donation_ledger',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    donationId: text('donation_id')
      .notNull()
      .references(() => donations.id),
    /** When it happened; of what the provider reports, by its clock. The order of `id` is that of recording. */
    at: moment('at').notNull(),
    entry: text('entry', {
      enum: ['promised', 'submitted', 'paid', 'failed', 'refunded', 'reversed', 'reinstated', 'matched', 'unmatched'],
    }).notNull(),
    /** In cents: money that came is positive, money that went back is negative. */
    amountMinor: integer('amount_minor').notNull(),
    cause: text('cause').notNull().unique(),
    /** Who caused it: `donor`, `provider`, `schedule`, or a member of staff. */
    actor: text('actor').notNull(),
    detail: text('detail').notNull(),
  },
  (t) => [index('donation_ledger_donation').on(t.donationId, t.id), index('donation_ledger_at').on(t.at)],
);

/** The last receipt number of a country. It is increased in the transaction that pays a gift, so there are no gaps. */
export const receiptCounters = website.table('receipt_counters', {
  siteCountryCode: text('site_country_code').primaryKey(),
  last: integer('last').notNull(),
});
