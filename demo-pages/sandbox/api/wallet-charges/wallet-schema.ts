/** Wallet charges: created by the merchant's server, paid once by the shopper with the charge token. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema, sqlTexts } from '../../core/index.ts';
import { WALLET_STATUSES } from '../charges/index.ts';
import { gatewayColumn } from '../configurations/index.ts';

export const walletCharges = sandboxSchema.table(
  'wallet_charges',
  {
    id: text('id').primaryKey(),
    merchantId: merchantColumn(),
    /** Postgres lets any number of nulls stand beside each other, so a server need not name its charge. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    gatewayId: gatewayColumn(),
    gatewayType: text('gateway_type').notNull(),
    mode: text('mode', { enum: ['test', 'live'] }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** What was captured of an authorised charge; null when all of it is paid at once. */
    capturedMinor: bigint('captured_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    reference: text('reference').notNull(),
    customer: jsonb('customer').$type<Record<string, string>>().notNull(),
    meta: jsonb('meta').$type<Record<string, string>>().notNull(),
    capture: boolean('capture').notNull(),
    /** The wallet's name for the order: made at the first callback, then never changed. */
    orderId: text('order_id').unique(),
    shipping: jsonb('shipping').$type<Record<string, unknown>>(),
    /** The wallet's facts about the payer and the card; never a number or a token. */
    paymentSource: jsonb('payment_source').$type<Record<string, string>>(),
    status: text('status', { enum: WALLET_STATUSES }).notNull(),
    /** SHA-256 of the payment method, to distinguish a repeated request from another method after a decline. */
    methodHash: text('method_hash'),
    outcome: text('outcome'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the wallet's bank answers, or an authorisation ends; from then on any process may do it. */
    dueAt: instant('due_at'),
    settledAt: instant('settled_at'),
    /** Refunded or being refunded: increased before a refund is made, decreased when it fails. */
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('wallet_charges_captured', sql`${table.capturedMinor} between 1 and ${table.amountMinor}`),
    check(
      'wallet_charges_refunded',
      sql`${table.refundedMinor} between 0 and coalesce(${table.capturedMinor}, ${table.amountMinor})`,
    ),
    unique('wallet_charges_idempotency_key').on(table.merchantId, table.idempotencyKey),
    index('wallet_charges_created_at').on(table.merchantId, table.createdAt, table.id),
    index('wallet_charges_expires_at').on(table.expiresAt),
    index('wallet_charges_due').on(table.dueAt).where(sql`${table.status} in ('capturing', 'pending')`),
    check('wallet_charges_amount', sql`${table.amountMinor} > 0`),
    check('wallet_charges_currency', sql`${table.currency} in ('AUD', 'NZD')`),
    check('wallet_charges_status', sql`${table.status} in (${sqlTexts(WALLET_STATUSES)})`),
  ],
);
