/** Hosted checkouts: the payment that a merchant wants, and each instruction that its shopper received. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema } from '../../core/index.ts';
import type { Position } from './position.ts';
import type { Script } from './scenarios/scenario.ts';

export const INTENT_STATUSES = ['open', 'in_review', 'paid', 'succeeded', 'failed', 'expired'] as const;

/** A payment that the sandbox leads a shopper through. `seq` counts its instructions; 0 is the intent's own token. */
export const checkoutIntents = sandboxSchema.table(
  'checkout_intents',
  {
    id: text('id').primaryKey(),
    merchantId: merchantColumn(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['AUD', 'NZD'] }).notNull(),
    reference: text('reference').notNull(),
    customer: jsonb('customer').$type<Record<string, string>>().notNull(),
    /** The customer whose saved sources the shopper may choose from. */
    customerId: text('customer_id').notNull(),
    returnUrl: text('return_url'),
    environment: text('environment').notNull(),
    script: jsonb('script').$type<Script>().notNull(),
    /** The checkout's position in the script. */
    position: jsonb('position').$type<Position>().notNull(),
    /** Counts the changes of `position`: when two processes change it at once, one of them is refused. */
    moves: integer('moves').notNull(),
    seq: integer('seq').notNull(),
    status: text('status', { enum: INTENT_STATUSES }).notNull(),
    /** Hash of the one-time token that the shopper provided, until it is charged. */
    sourceHash: text('source_hash'),
    /** The charge that paid: of a card or token, or of a wallet. */
    chargeId: text('charge_id').unique('checkout_intents_charge'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('checkout_intents_idempotency_key').on(table.merchantId, table.idempotencyKey),
    index('checkout_intents_expires_at').on(table.expiresAt),
    check('checkout_intents_amount', sql`${table.amountMinor} > 0`),
    check('checkout_intents_currency', sql`${table.currency} in ('AUD', 'NZD')`),
    check(
      'checkout_intents_status',
      sql`${table.status} in ('open', 'in_review', 'paid', 'succeeded', 'failed', 'expired')`,
    ),
  ],
);

/** One instruction. When two processes advance a checkout at once, the primary key lets one of them succeed. */
export const checkoutInstructions = sandboxSchema.table(
  'checkout_instructions',
  {
    intentId: text('intent_id')
      .notNull()
      .references(() => checkoutIntents.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    name: text('name').notNull(),
    /** The step of the script; null for a notice that the sandbox adds. */
    step: text('step'),
    phase: text('phase', { enum: ['form', 'cvv', '3ds', 'notice'] }).notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    customisation: jsonb('customisation').$type<Record<string, unknown>>(),
    nextInstruction: boolean('next_instruction'),
    /** The `jti` of the signed token: the same instruction is always sent with the same token. */
    jti: text('jti').notNull(),
    walletChargeId: text('wallet_charge_id'),
    authenticationId: text('authentication_id'),
    /** The saved source that the shopper chose, when its security code is requested next. */
    savedSourceId: text('saved_source_id'),
    issuedAt: instant('issued_at').notNull(),
    /** A form that reported an error stays open until the page requests the next instruction. */
    erredAt: instant('erred_at'),
    reportedAt: instant('reported_at'),
    reportEvent: text('report_event'),
    /** The reported fields, without tokens. */
    report: jsonb('report').$type<Record<string, string>>(),
    /** SHA-256 of the whole report, to distinguish a repeated report from a different one. */
    reportHash: text('report_hash'),
    /** SHA-256 of the one-time token in the report. */
    tokenHash: text('token_hash'),
    browserDetails: jsonb('browser_details').$type<Record<string, string>>(),
  },
  (table) => [primaryKey({ name: 'checkout_instructions_pk', columns: [table.intentId, table.seq] })],
);
