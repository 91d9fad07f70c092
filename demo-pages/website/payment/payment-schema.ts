import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders-schema.ts';
import { createdAt, moment, website } from '../website-schema.ts';

/** One attempt to charge a card. Inserted before the provider is called, so that it can be settled after a crash. */
export const paymentAttempts = website.table(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    // A wallet's attempt begins before its button is drawn: its token is the charge's, and its charge id is stored at
    // once.
    method: text('method', { enum: ['card', 'wallet'] })
      .notNull()
      .default('card'),
    // The 3-D Secure authentication of the charge.
    authenticationId: text('authentication_id'),
    status: text('status', { enum: ['pending', 'approved', 'declined', 'failed'] }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    // The one-time token is kept only while the attempt is pending; its hash stays to recognise a repeated post.
    token: text('token'),
    tokenHash: text('token_hash').notNull(),
    ipAddress: text('ip_address').notNull(),
    // The network that counts as one client when attempts are limited.
    clientNetwork: text('client_network').notNull().default(''),
    contentId: text('content_id').notNull(),
    // How often the provider was called; after more than one call an earlier one may still be answered.
    drives: integer('drives').notNull().default(0),
    chargeId: text('charge_id'),
    errorCode: text('error_code'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('payment_attempts_one_pending').on(t.orderId).where(sql`${t.status} = 'pending'`),
    uniqueIndex('payment_attempts_token').on(t.orderId, t.tokenHash),
    index('payment_attempts_network').on(t.clientNetwork, t.createdAt),
    index('payment_attempts_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check('payment_attempts_method', sql`${t.method} in ('card', 'wallet')`),
    check('payment_attempts_status', sql`${t.status} in ('pending', 'approved', 'declined', 'failed')`),
  ],
);
