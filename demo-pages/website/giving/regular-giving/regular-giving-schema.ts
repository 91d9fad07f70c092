import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { leaseColumns } from '../../../server/operations/jobs/lease-columns.ts';
import type { BankMandate } from '../../payments/index.ts';
import { country, createdAt, language, moment, website } from '../../platform/tables/index.ts';
import { donorColumns } from '../donations/donor-columns.ts';

const day = (name: string) => date(name, { mode: 'string' });

/**
 * A gift for each month, until the donor stops. The provider keeps the card or account (D3.01); the site keeps a
 * reference to it and what identifies it to the donor. Days are those of the country's calendar.
 */
export const givingPlans = website.table(
  'giving_plans',
  {
    id: text('id').primaryKey(),
    siteCountryCode: country(),
    currency: text('currency').notNull(),
    giftMinor: integer('gift_minor').notNull(),
    costsMinor: integer('costs_minor').notNull(),
    /** A changed amount that holds from a later month on. */
    laterGiftMinor: integer('later_gift_minor'),
    laterCostsMinor: integer('later_costs_minor'),
    laterFrom: text('later_from'),
    /** The day of the month, 1 to 31; in a shorter month the last day. */
    anchorDay: smallint('anchor_day').notNull(),
    /** `resting`: after the last failed try, until the donor gives another card or account. */
    status: text('status', { enum: ['active', 'paused', 'resting', 'stopped'] }).notNull(),
    /** The oldest month that is not settled, such as `2026-12`, and the day from which it is charged. */
    nextPeriod: text('next_period').notNull(),
    nextGiftOn: day('next_gift_on').notNull(),
    lastPeriod: text('last_period').notNull(),
    lastChargedOn: day('last_charged_on').notNull(),
    /** A worker claims it at its next charge, try or notice; only an active or paused plan is claimed. */
    ...leaseColumns(),
    /** The first day on which the month that is due failed. */
    firstFailedOn: day('first_failed_on'),
    /** A late month that was announced to the donor, and the first day of its charge (D3.07). */
    announcedPeriod: text('told_period'),
    announcedChargeOn: day('told_charge_on'),
    /** The month whose changed bank debit was announced (D3.05). */
    noticedPeriod: text('noticed_period'),
    /** The amount and the day of the month that were announced to the donor last. */
    knownMinor: integer('known_minor').notNull(),
    /** The card end that was announced (D3.06): its source and month. */
    announcedEnd: text('announced_end'),
    pausedFrom: text('paused_from'),
    appealCode: text('appeal_code'),
    ...donorColumns(),
    method: text('method', { enum: ['card', 'bank', 'paypal'] }).notNull(),
    providerCustomerId: text('provider_customer_id').notNull(),
    providerSourceId: text('provider_source_id').notNull(),
    /** What identifies the source to the donor: scheme, last four digits, month of its end. */
    sourceScheme: text('source_scheme').notNull().default(''),
    sourceLast4: text('source_last4').notNull().default(''),
    sourceEndsIn: text('source_ends_in'),
    mandate: jsonb('mandate').$type<BankMandate>(),
    stoppedAt: moment('stopped_at'),
    /** A note of staff who stopped or paused it. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('giving_plans_due').on(t.nextAttemptAt).where(sql`${t.status} in ('active', 'paused')`),
    index('giving_plans_email').on(t.emailKey),
    index('giving_plans_source').on(t.providerSourceId),
    index('giving_plans_ends').on(t.sourceEndsIn).where(sql`${t.status} in ('active', 'paused')`),
    check('giving_plans_day', sql`${t.anchorDay} between 1 and 31`),
    check('giving_plans_status', sql`${t.status} in ('active', 'paused', 'resting', 'stopped')`),
  ],
);

export type GivingPlan = typeof givingPlans.$inferSelect;

/** What donors and staff changed about monthly gifts, in the words in which it was confirmed. Rows are only added. */
export const planChanges = website.table(
  'plan_changes',
  {
    /** The key of the form: a change that is sent twice happens once. */
    id: text('id').primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => givingPlans.id),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['amount', 'day', 'pause', 'resume', 'stop', 'source'] }).notNull(),
    /** From when it holds, and what stays: in English, as staff read it and a confirmation compares it. */
    words: text('words').notNull(),
    /** The same in the donor's language at the time; empty for English. */
    translation: text('said').notNull().default(''),
    language: language(),
    /** `donor`, or a member of staff. */
    actor: text('actor').notNull(),
  },
  (t) => [index('plan_changes_plan').on(t.planId, t.at)],
);

export type PlanChangeRow = typeof planChanges.$inferSelect;
