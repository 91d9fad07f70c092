/** Tables of the payments sandbox. Card numbers and security codes have no column here, on purpose. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { merchants } from './merchants/access-schema.ts';
import { instant, provider } from './provider-schema.ts';

/** A connection to a (simulated) card acquirer. */
export const gateways = provider.table('gateways', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id')
    .notNull()
    .references(() => merchants.id),
  type: text('type').notNull(),
  name: text('name').notNull(),
  mode: text('mode', { enum: ['test', 'live'] }).notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What a hosted form shows: made by the merchant's page, named by its token in the frame's address. */
export const configurations = provider.table(
  'configurations',
  {
    token: text('token').primaryKey(),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    gatewayId: text('gateway_id')
      .notNull()
      .references(() => gateways.id),
    type: text('type').notNull(),
    purpose: text('purpose').notNull(),
    label: text('label'),
    cardScheme: text('card_scheme'),
    cardProcessingNetwork: text('card_processing_network'),
    definedFormFields: jsonb('defined_form_fields').$type<string[]>().notNull(),
    dynamicFieldsPosition: boolean('dynamic_fields_position').notNull(),
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('configurations_expires_at').on(table.expiresAt)],
);

/** A one-time stand-in for payment details, known by the hash of its text. */
export const paymentTokens = provider.table(
  'payment_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    gatewayId: text('gateway_id')
      .notNull()
      .references(() => gateways.id),
    type: text('type').notNull(),
    holderName: text('holder_name'),
    cardLast4: text('card_last4'),
    cardScheme: text('card_scheme'),
    expireMonth: integer('expire_month'),
    expireYear: integer('expire_year'),
    /** A keyed digest of the number, by which a card is recognised that is tried again and again. */
    cardFingerprint: text('card_fingerprint'),
    /** Contact fields that the form also asked for (first_name, email, address_line1, ...). */
    contact: jsonb('contact').$type<Record<string, string>>().notNull(),
    /** What the simulated issuer will say; stands in for the number that is not kept. */
    testOutcome: text('test_outcome').notNull(),
    /** How the simulated issuer authenticates the shopper; null for a card without 3-D Secure. */
    threeDsScenario: text('three_ds_scenario'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('payment_tokens_expires_at').on(table.expiresAt),
    check('payment_tokens_last4', sql`${table.cardLast4} ~ '^[0-9]{4}$'`),
  ],
);

/** A charge: written first as pending, settled once. Two unique constraints make double charging impossible. */
export const charges = provider.table(
  'charges',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request as understood, to tell a retry from another request under the same key. */
    requestHash: text('request_hash').notNull(),
    tokenHash: text('token_hash').notNull(),
    gatewayId: text('gateway_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    reference: text('reference').notNull(),
    customer: jsonb('customer').$type<Record<string, string>>().notNull(),
    cardLast4: text('card_last4'),
    cardScheme: text('card_scheme'),
    cardFingerprint: text('card_fingerprint'),
    testOutcome: text('test_outcome').notNull(),
    /** The 3-D Secure authentication that the charge stands on; each stands under one charge. */
    authenticationId: text('authentication_id').unique('charges_authentication'),
    status: text('status', { enum: ['pending', 'complete', 'failed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the simulated issuer answers; from then on any process may settle the charge. */
    dueAt: instant('due_at').notNull(),
    settledAt: instant('settled_at'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** What went back or is on its way back: taken before a refund is made, given up when it fails. */
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('charges_refunded', sql`${table.refundedMinor} between 0 and ${table.amountMinor}`),
    unique('charges_idempotency_key').on(table.merchantId, table.idempotencyKey),
    unique('charges_token').on(table.tokenHash),
    index('charges_card').on(table.merchantId, table.cardFingerprint, table.createdAt),
    check('charges_amount', sql`${table.amountMinor} > 0`),
    check('charges_currency', sql`${table.currency} in ('AUD', 'NZD')`),
    check('charges_status', sql`${table.status} in ('pending', 'complete', 'failed')`),
  ],
);
