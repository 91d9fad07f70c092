import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema } from '../../core/index.ts';
import { gatewayColumn } from '../configurations/index.ts';

/** A one-time token in place of payment details, stored under the hash of its text. */
export const paymentTokens = sandboxSchema.table(
  'payment_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    merchantId: merchantColumn(),
    gatewayId: gatewayColumn(),
    type: text('type').notNull(),
    /** The customer that the form's configuration named: the token is for no other. */
    customerId: text('customer_id'),
    holderName: text('holder_name'),
    cardLast4: text('card_last4'),
    cardScheme: text('card_scheme'),
    expireMonth: integer('expire_month'),
    expireYear: integer('expire_year'),
    /** A keyed digest of the number, to recognise a card that is tried repeatedly. */
    cardFingerprint: text('card_fingerprint'),
    /** Contact fields that the form also had (first_name, email, address_line1, ...). */
    contact: jsonb('contact').$type<Record<string, string>>().notNull(),
    /** What the simulated issuer will answer; stored because the number is not. */
    testOutcome: text('test_outcome').notNull(),
    /** How the simulated issuer authenticates the shopper; null for a card without 3-D Secure. */
    threeDsScenario: text('three_ds_scenario'),
    /** What used the token up: it is good for one charge or one saved source. */
    usedFor: text('used_for', { enum: ['charge', 'source'] }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('payment_tokens_expires_at').on(table.expiresAt),
    check('payment_tokens_last4', sql`${table.cardLast4} ~ '^[0-9]{4}$'`),
  ],
);
