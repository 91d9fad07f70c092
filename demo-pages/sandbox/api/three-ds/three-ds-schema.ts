/**
 * 3-D Secure: one row for each authentication, from the pre-authorisation to the issuer's decision and its single read.
 */
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema } from '../../core/index.ts';

export const AUTHENTICATION_STATUSES = ['created', 'pending', 'success', 'rejected', 'cancelled', 'timed_out'] as const;

export const authentications = sandboxSchema.table(
  'authentications',
  {
    id: text('id').primaryKey(),
    /** Identifies the issuer's pages in addresses; unlike the id, it is secret. */
    pageKey: text('page_key').notNull().unique(),
    merchantId: merchantColumn(),
    /** Exact origin of the page that asked; null when a server did. */
    pageOrigin: text('page_origin'),
    paymentTokenHash: text('payment_token_hash').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    cardLast4: text('card_last4'),
    cardScheme: text('card_scheme'),
    scenario: text('scenario').notNull(),
    browserDetails: jsonb('browser_details').$type<Record<string, string>>().notNull(),
    status: text('status', { enum: AUTHENTICATION_STATUSES }).notNull(),
    wrongCodes: integer('wrong_codes').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the decision arrives that needs no page. */
    dueAt: instant('due_at'),
    decidedAt: instant('decided_at'),
    /** When the result was read, which is possible once. */
    readAt: instant('read_at'),
  },
  (table) => [
    index('authentications_expires_at').on(table.expiresAt),
    check(
      'authentications_status',
      sql`${table.status} in ('created', 'pending', 'success', 'rejected', 'cancelled', 'timed_out')`,
    ),
  ],
);
