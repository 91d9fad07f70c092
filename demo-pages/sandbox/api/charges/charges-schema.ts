import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema, sqlTexts } from '../../core/index.ts';
import { CHARGE_STATUSES } from './charge-life.ts';

/** A charge: inserted as pending, settled once. Two unique constraints make double charging impossible. */
export const charges = sandboxSchema.table(
  'charges',
  {
    id: text('id').primaryKey(),
    merchantId: merchantColumn(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the parsed request, to distinguish a retry from another request with the same key. */
    requestHash: text('request_hash').notNull(),
    /** The one-time token that was charged; null when a saved source was. */
    tokenHash: text('token_hash'),
    /** Whose saved source was charged, or whom the form of a one-time token named. */
    customerId: text('customer_id'),
    sourceId: text('source_id'),
    /** Who asked for the money to move: a present customer, or the merchant by an agreement. */
    initiator: text('initiator', { enum: ['customer', 'merchant'] })
      .notNull()
      .default('customer'),
    sourceType: text('source_type', { enum: ['card', 'bank_account', 'checkout', 'gift_card'] }),
    gatewayId: text('gateway_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** False for a charge that is authorised first and captured later. */
    capture: boolean('capture').notNull().default(true),
    /** What was captured of an authorised charge; null when all of it is paid at once. */
    capturedMinor: bigint('captured_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    reference: text('reference').notNull(),
    customer: jsonb('customer').$type<Record<string, string>>().notNull(),
    cardLast4: text('card_last4'),
    /** The last digits of a saved bank account. */
    accountLast: text('account_last'),
    /** The merchant's own name for the agreement by which a bank account is debited. */
    mandateReference: text('mandate_reference'),
    cardScheme: text('card_scheme'),
    cardFingerprint: text('card_fingerprint'),
    testOutcome: text('test_outcome').notNull(),
    /** The 3-D Secure authentication of the charge; each can be used by one charge only. */
    authenticationId: text('authentication_id').unique('charges_authentication'),
    status: text('status', { enum: CHARGE_STATUSES }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the issuer answers, a debit is settled or an authorisation ends; from then on any process may do it. */
    dueAt: instant('due_at').notNull(),
    settledAt: instant('settled_at'),
    /** When the payer's bank will take the money back; null when it will not. */
    reversalDueAt: instant('reversal_due_at'),
    reversedAt: instant('reversed_at'),
    /** When the bank will return it; null when it will not, or nobody knows yet. */
    reinstatementDueAt: instant('reinstatement_due_at'),
    reinstatedAt: instant('reinstated_at'),
    failureCode: text('failure_code'),
    /** The issuer's reason for a failure. */
    declineCode: text('decline_code'),
    failureMessage: text('failure_message'),
    /** Refunded or being refunded: increased before a refund is made, decreased when it fails. */
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('charges_captured', sql`${table.capturedMinor} between 1 and ${table.amountMinor}`),
    check(
      'charges_refunded',
      sql`${table.refundedMinor} between 0 and coalesce(${table.capturedMinor}, ${table.amountMinor})`,
    ),
    unique('charges_idempotency_key').on(table.merchantId, table.idempotencyKey),
    unique('charges_token').on(table.tokenHash),
    index('charges_source').on(table.sourceId),
    index('charges_created_at').on(table.merchantId, table.createdAt, table.id),
    index('charges_due').on(table.dueAt).where(sql`${table.status} in ('pending', 'pending_settlement', 'authorised')`),
    index('charges_reversal_due').on(table.reversalDueAt).where(sql`${table.reversalDueAt} is not null`),
    index('charges_reinstatement_due').on(table.reinstatementDueAt).where(sql`${table.reinstatementDueAt} is not null`),
    index('charges_card').on(table.merchantId, table.cardFingerprint, table.createdAt),
    check('charges_amount', sql`${table.amountMinor} > 0`),
    check('charges_currency', sql`${table.currency} in ('AUD', 'NZD')`),
    check('charges_status', sql`${table.status} in (${sqlTexts(CHARGE_STATUSES)})`),
  ],
);
