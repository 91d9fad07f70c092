import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { leaseColumns } from '../../../server/operations/jobs/lease-columns.ts';
import { moment, website } from '../../platform/tables/index.ts';

/**
 * A refund to a buyer or a donor. Inserted before the provider is called, so that it can be settled after a crash. A
 * refund of an order that was made in the provider's pages is a row too; one of a donation is in its ledger alone.
 */
export const refunds = website.table(
  'refunds',
  {
    id: text('id').primaryKey(),
    refundableKind: text('refundable_kind', { enum: ['order', 'donation'] }).notNull(),
    refundableId: text('refundable_id').notNull(),
    /** The provider's charge that is refunded, by card or by wallet. */
    chargeId: text('charge_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** The form of the request: sent twice, it makes one refund. */
    formKey: text('form_key').notNull().unique(),
    status: text('status', { enum: ['asked', 'refunded', 'failed'] }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    staffName: text('staff_name').notNull(),
    /** The member's account; null in rows from before there were accounts. */
    staffAccount: text('staff_account'),
    /** How often the provider was called. */
    drives: integer('drives').notNull().default(0),
    /** While the refund is asked, the recovery claims it: `attempts` counts that. */
    ...leaseColumns(),
    refundId: text('refund_id'),
    errorCode: text('error_code'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('refunds_refundable').on(t.refundableKind, t.refundableId, t.createdAt),
    // The provider may report a refund that we asked for before its answer arrives.
    uniqueIndex('refunds_provider').on(t.refundId),
    index('refunds_asked').on(t.nextAttemptAt).where(sql`${t.status} = 'asked'`),
    check('refunds_kind', sql`${t.refundableKind} in ('order', 'donation')`),
    check('refunds_amount', sql`${t.amountMinor} > 0`),
    check('refunds_status', sql`${t.status} in ('asked', 'refunded', 'failed')`),
    check('refunds_refunded_has_id', sql`(${t.status} = 'refunded') = (${t.refundId} is not null)`),
  ],
);

/** Units of a gift that return to the stock when their refund succeeds. */
export const refundUnits = website.table(
  'refund_units',
  {
    refundId: text('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    quantity: smallint('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.refundId, t.itemId] }), check('refund_units_quantity', sql`${t.quantity} > 0`)],
);
