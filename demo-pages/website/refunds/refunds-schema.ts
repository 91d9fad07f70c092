import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders-schema.ts';
import { moment, website } from '../website-schema.ts';

/** Money on its way back to a buyer. Written before the provider is asked, so that a crash leaves a trace to follow up. */
export const refunds = website.table(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The charge of the provider's that is given back, by card or by wallet. */
    chargeId: text('charge_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** The form that asked: sent twice, it asks once. */
    formKey: text('form_key').notNull().unique(),
    status: text('status', { enum: ['asked', 'refunded', 'failed'] }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    staffName: text('staff_name').notNull(),
    /** How often the provider was asked. */
    drives: integer('drives').notNull().default(0),
    refundId: text('refund_id'),
    errorCode: text('error_code'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('refunds_order').on(t.orderId, t.createdAt),
    index('refunds_asked').on(t.createdAt).where(sql`${t.status} = 'asked'`),
    check('refunds_amount', sql`${t.amountMinor} > 0`),
    check('refunds_status', sql`${t.status} in ('asked', 'refunded', 'failed')`),
    check('refunds_refunded_has_id', sql`(${t.status} = 'refunded') = (${t.refundId} is not null)`),
  ],
);

/** Units of a gift that go back on the shelf when their refund goes through. */
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
