/** Refunds of charges, by card or by wallet. */
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, unique } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema } from '../../core/index.ts';

/** A refund: inserted as pending, settled once. The same transaction reserves its amount on the charge. */
export const chargeRefunds = sandboxSchema.table(
  'charge_refunds',
  {
    id: text('id').primaryKey(),
    merchantId: merchantColumn(),
    /** A charge or a wallet charge, whose ids never meet. */
    chargeId: text('charge_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The answer that the simulated bank will give, copied from the charge's payment method. */
    testOutcome: text('test_outcome').notNull(),
    status: text('status', { enum: ['pending', 'complete', 'failed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the simulated bank answers; from then on any process may settle the refund. */
    dueAt: instant('due_at').notNull(),
    settledAt: instant('settled_at'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
  },
  (table) => [
    unique('charge_refunds_idempotency_key').on(table.merchantId, table.idempotencyKey),
    index('charge_refunds_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
    index('charge_refunds_charge').on(table.chargeId),
    index('charge_refunds_created_at').on(table.merchantId, table.createdAt, table.id),
    check('charge_refunds_amount', sql`${table.amountMinor} > 0`),
    check('charge_refunds_status', sql`${table.status} in ('pending', 'complete', 'failed')`),
  ],
);
