import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { donorColumns } from '../donations/donor-columns.ts';
import type { BankMandate } from '../payment/payment-schema.ts';
import { country, createdAt, moment, website } from '../website-schema.ts';

/**
 * A gift for each month, until the donor stops. The provider keeps the card or account; the site keeps a reference to it
 * and what identifies it to the donor.
 */
export const givingPlans = website.table(
  'giving_plans',
  {
    id: text('id').primaryKey(),
    siteCountryCode: country(),
    currency: text('currency').notNull(),
    giftMinor: integer('gift_minor').notNull(),
    costsMinor: integer('costs_minor').notNull(),
    /** The day of the month, 1 to 31; in a shorter month the last day. */
    anchorDay: smallint('anchor_day').notNull(),
    /** `resting`: after the last failed try, until the donor gives another card. */
    status: text('status', { enum: ['active', 'paused', 'resting', 'stopped'] }).notNull(),
    /** The next month to charge, such as `2026-12`, and its day. */
    nextPeriod: text('next_period').notNull(),
    nextDueOn: date('next_due_on', { mode: 'string' }).notNull(),
    /** When a worker may claim it next: on its day, at a new try, or at the end of a lease; null while nothing is due. */
    nextAttemptAt: moment('next_attempt_at'),
    claimedBy: text('claimed_by'),
    attempts: smallint('attempts').notNull().default(0),
    /** Declined tries of the month that is due. */
    tries: smallint('tries').notNull().default(0),
    /** The last day on which a month was charged: two months are never charged in one day. */
    lastChargedOn: date('last_charged_on', { mode: 'string' }),
    appealCode: text('appeal_code'),
    ...donorColumns(),
    method: text('method', { enum: ['card', 'bank', 'wallet'] }).notNull(),
    providerCustomerId: text('provider_customer_id').notNull(),
    providerSourceId: text('provider_source_id').notNull(),
    /** What identifies the source to the donor: scheme, last four digits, month and year of its end. */
    sourceScheme: text('source_scheme').notNull().default(''),
    sourceLast4: text('source_last4').notNull().default(''),
    sourceExpires: text('source_expires'),
    mandate: jsonb('mandate').$type<BankMandate>(),
    pausedUntil: date('paused_until', { mode: 'string' }),
    stoppedAt: moment('stopped_at'),
    /** A note of staff who stopped or paused it. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('giving_plans_due').on(t.nextAttemptAt).where(sql`${t.nextAttemptAt} is not null`),
    index('giving_plans_email').on(t.emailKey),
    index('giving_plans_source').on(t.providerSourceId),
    check('giving_plans_day', sql`${t.anchorDay} between 1 and 31`),
    check('giving_plans_status', sql`${t.status} in ('active', 'paused', 'resting', 'stopped')`),
  ],
);
