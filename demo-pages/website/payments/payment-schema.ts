import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { leaseColumns } from '../../server/operations/jobs/lease-columns.ts';
import { createdAt, moment, website } from '../platform/tables/index.ts';

/** The donor's agreement that their bank account may be debited, as the provider receives it. */
export interface BankMandate {
  reference: string;
  /** ISO 8601. */
  accepted_at: string;
  ip_address: string;
  agreement_version: string;
}

/** What identifies a saved source to its owner. */
export interface SourceDisplay {
  sourceScheme: string;
  sourceLast4: string;
  /** The month of a card's end, such as `2028-09`. */
  sourceEndsIn: string | null;
}

/** What an error code begins with when the provider refused our request, and not what should pay. */
export const REJECTED = 'rejected:';

/** The error codes of attempts that no bank has seen, besides rejected requests. */
export const NOT_ASKED = ['unreached', 'busy', 'abandoned'] as const;

/** One attempt to charge. Inserted before the provider is called, so that it can be settled after a crash. */
export const paymentAttempts = website.table(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    payableKind: text('payable_kind', { enum: ['order', 'donation'] }).notNull(),
    payableId: text('payable_id').notNull(),
    // The visitor who pays; null for a charge that the site makes on its own, such as a monthly gift.
    sessionId: text('session_id'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    // A wallet's attempt begins before its button is rendered: its token is the charge's, and its charge id is stored
    // at once. `paypal` is an account that the provider keeps; `source` charges what it keeps for a customer.
    method: text('method', { enum: ['card', 'wallet', 'bank', 'paypal', 'source'] })
      .notNull()
      .default('card'),
    // The provider keeps the source for later charges: it is saved first, and then charged.
    keepsSource: boolean('keeps_source').notNull().default(false),
    mandate: jsonb('mandate').$type<BankMandate>(),
    providerCustomerId: text('provider_customer_id'),
    providerSourceId: text('provider_source_id'),
    sourceDisplay: jsonb('source_display').$type<SourceDisplay>(),
    // The gateway of a wallet's charge.
    gatewayId: text('gateway_id'),
    // The 3-D Secure authentication of the charge.
    authenticationId: text('authentication_id'),
    // `accepted`: the provider took a bank debit, whose money comes or does not come days later.
    status: text('status', { enum: ['pending', 'accepted', 'approved', 'declined', 'failed'] }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    // The one-time token is stored only while the attempt is pending; its hash stays to recognise a repeated post.
    token: text('token'),
    tokenHash: text('token_hash').notNull(),
    ipAddress: text('ip_address').notNull(),
    // The network that counts as one client when attempts are limited.
    clientNetwork: text('client_network').notNull().default(''),
    contentId: text('content_id').notNull(),
    // How often the provider was called; after more than one call an earlier one may still be answered.
    drives: integer('drives').notNull().default(0),
    // While the attempt is pending, the recovery claims it.
    ...leaseColumns(),
    chargeId: text('charge_id'),
    errorCode: text('error_code'),
    // The bank's reason, such as `insufficient_funds`.
    declineCode: text('decline_code'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('payment_attempts_one_pending').on(t.payableKind, t.payableId).where(sql`${t.status} = 'pending'`),
    uniqueIndex('payment_attempts_token').on(t.payableKind, t.payableId, t.tokenHash),
    index('payment_attempts_created').on(t.createdAt),
    index('payment_attempts_network').on(t.clientNetwork, t.createdAt),
    index('payment_attempts_session').on(t.sessionId, t.createdAt),
    index('payment_attempts_charge').on(t.chargeId),
    index('payment_attempts_pending').on(t.nextAttemptAt).where(sql`${t.status} = 'pending'`),
    check('payment_attempts_kind', sql`${t.payableKind} in ('order', 'donation')`),
    check('payment_attempts_method', sql`${t.method} in ('card', 'wallet', 'bank', 'paypal', 'source')`),
    check('payment_attempts_status', sql`${t.status} in ('pending', 'accepted', 'approved', 'declined', 'failed')`),
  ],
);

export type Attempt = typeof paymentAttempts.$inferSelect;

/** How many posts the limits against card testing have stopped in an hour, by step. Nobody's address is stored. */
export const paymentStops = website.table(
  'payment_stops',
  {
    hour: moment('hour').notNull(),
    step: text('step', { enum: ['botCheck', 'tooMany', 'tooManyToday'] }).notNull(),
    posts: integer('posts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.step] })],
);

/** Events that the provider has posted and that were applied. They may come late, twice and in any order. */
export const providerEvents = website.table(
  'provider_events',
  { id: text('id').primaryKey(), type: text('type').notNull(), receivedAt: moment('received_at').notNull() },
  (t) => [index('provider_events_received').on(t.receivedAt)],
);
