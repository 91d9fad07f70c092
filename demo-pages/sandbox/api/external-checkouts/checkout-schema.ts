/** Checkouts at another provider (PayPal, Zip, Afterpay types), from creation to the shopper's decision. */
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, text } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema } from '../../core/index.ts';
import { gatewayColumn } from '../configurations/index.ts';

export const CHECKOUT_STATUSES = ['created', 'approved', 'declined', 'referred', 'cancelled', 'failed'] as const;

/** The merchant's page exchanges the token for a payment token, so only its hash is stored. */
export const checkouts = sandboxSchema.table(
  'checkouts',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    referenceId: text('reference_id').notNull().unique(),
    merchantId: merchantColumn(),
    gatewayId: gatewayColumn(),
    gatewayType: text('gateway_type').notNull(),
    mode: text('mode', { enum: ['test', 'live'] }).notNull(),
    /** Exact origin of the page that created the checkout; the return pages post messages to this origin only. */
    pageOrigin: text('page_origin'),
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    description: text('description'),
    successUrl: text('success_url').notNull(),
    errorUrl: text('error_url').notNull(),
    status: text('status', { enum: CHECKOUT_STATUSES }).notNull(),
    shopperEmail: text('shopper_email'),
    shopperName: text('shopper_name'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('checkouts_expires_at').on(table.expiresAt),
    check(
      'checkouts_status',
      sql`${table.status} in ('created', 'approved', 'declined', 'referred', 'cancelled', 'failed')`,
    ),
  ],
);
