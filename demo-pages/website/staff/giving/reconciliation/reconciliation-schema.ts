import { sql } from 'drizzle-orm';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { moment, website } from '../../../platform/tables/index.ts';
import { DIFFERENCE_KINDS } from './compare-charge.ts';

/** Every comparison of our books with the provider's list of charges. */
export const reconciliationRuns = website.table(
  'reconciliation_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    startedAt: moment('started_at').notNull(),
    /** The charges that were made in this span of time were compared. */
    from: moment('compared_from').notNull(),
    to: moment('compared_to').notNull(),
    charges: integer('charges').notNull(),
    differences: integer('differences').notNull(),
    /** `schedule`, or the member of staff who requested it. */
    actor: text('actor').notNull(),
  },
  (t) => [index('reconciliation_runs_started').on(t.startedAt)],
);

/** A charge on which the provider and our books do not agree, until staff have dealt with it or it is gone. */
export const reconciliationDifferences = website.table(
  'reconciliation_differences',
  {
    /** The kind with the charge or the gift: found again, it is the same difference. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: DIFFERENCE_KINDS }).notNull(),
    chargeId: text('charge_id').notNull(),
    /** The number of the donation or the order that it is about; empty for a charge that nobody knows. */
    subject: text('subject').notNull(),
    currency: text('currency').notNull(),
    /** What each side says, in words, such as `$75.00 paid`. */
    ours: text('ours').notNull(),
    theirs: text('theirs').notNull(),
    /** When the charge was made, or our payment was recorded. */
    chargedAt: moment('charged_at').notNull(),
    foundAt: moment('found_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** A later comparison of the same charge found no difference any more. */
    goneAt: moment('gone_at'),
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    index('reconciliation_differences_open').on(t.foundAt).where(sql`${t.doneAt} is null and ${t.goneAt} is null`),
    index('reconciliation_differences_charged').on(t.chargedAt),
  ],
);

export type Difference = typeof reconciliationDifferences.$inferSelect;
