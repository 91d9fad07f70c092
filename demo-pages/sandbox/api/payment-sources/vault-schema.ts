/** Customers' saved payment sources, the tokens that let a page show them, and the services of a merchant. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema } from '../../core/index.ts';
import { gatewayColumn } from '../configurations/index.ts';

/**
 * A saved source. Only the displayable part of a card is stored, with what its simulated issuer will answer; a test
 * card's number follows from its last digits.
 */
export const savedSources = sandboxSchema.table(
  'saved_sources',
  {
    id: text('id').primaryKey(),
    merchantId: merchantColumn(),
    customerId: text('customer_id').notNull(),
    gatewayId: gatewayColumn(),
    type: text('type', { enum: ['card', 'bank_account', 'checkout'] }).notNull(),
    isPrimary: boolean('is_primary').notNull(),
    position: integer('position').notNull(),
    holderName: text('holder_name').notNull(),
    cardLast4: text('card_last4'),
    cardScheme: text('card_scheme'),
    expireMonth: integer('expire_month'),
    expireYear: integer('expire_year'),
    /** The last digits of a bank account. */
    accountLast: text('account_last'),
    checkoutEmail: text('checkout_email'),
    /** The one-time token that became this source. */
    tokenHash: text('token_hash').unique('saved_sources_token'),
    testOutcome: text('test_outcome').notNull().default('approve'),
    threeDsScenario: text('three_ds_scenario'),
    cardFingerprint: text('card_fingerprint'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** A removed source stays for the charges that it paid; no call finds it. */
    removedAt: instant('removed_at'),
    /** The payer's agreement that a bank account may be debited. */
    mandateId: text('mandate_id').unique('saved_sources_mandate'),
    mandateReference: text('mandate_reference'),
    mandateAcceptedAt: instant('mandate_accepted_at'),
    mandateIpAddress: text('mandate_ip_address'),
    mandateVersion: text('mandate_version'),
    mandateRevokedAt: instant('mandate_revoked_at'),
    /** When the merchant is notified that the card expires soon; null after that, or when it never will be. */
    expiringDueAt: instant('expiring_due_at'),
    /** When the issuer replaces the card; null when that is done or will never be. */
    replacementDueAt: instant('replacement_due_at'),
  },
  (table) => [
    uniqueIndex('saved_sources_default')
      .on(table.merchantId, table.customerId)
      .where(sql`${table.isPrimary} and ${table.removedAt} is null`),
    index('saved_sources_expiring').on(table.expiringDueAt).where(sql`${table.expiringDueAt} is not null`),
    index('saved_sources_replacement').on(table.replacementDueAt).where(sql`${table.replacementDueAt} is not null`),
    index('saved_sources_customer').on(table.merchantId, table.customerId, table.position),
    check('saved_sources_last4', sql`${table.cardLast4} ~ '^[0-9]{4}$'`),
  ],
);

/** A token for one hosted page, stored as its hash: it gives access to one customer's sources or to one stored card. */
export const pageTokens = sandboxSchema.table(
  'page_tokens',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['query', 'vault_display'] }).notNull(),
    merchantId: merchantColumn(),
    /** A customer's id for `query`, a saved source's for `vault_display`. */
    subject: text('subject').notNull(),
    allowsSecurityCode: boolean('allows_security_code').notNull(),
    /** Whether the shopper may choose the default source and remove sources. */
    allowsChanges: boolean('allows_changes').notNull().default(false),
    wrongCodes: integer('wrong_codes').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null for the published tokens of the sandbox, which never expire. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    check('page_tokens_kind', sql`${table.kind} in ('query', 'vault_display')`),
    index('page_tokens_expires_at').on(table.expiresAt),
  ],
);

/** A service that is not a gateway: fraud prevention, click to pay. */
export const services = sandboxSchema.table('services', {
  id: text('id').primaryKey(),
  merchantId: merchantColumn(),
  type: text('type').notNull(),
  mode: text('mode', { enum: ['test', 'live'] }).notNull(),
  username: text('username'),
  merchant: text('merchant'),
});

/** A PayPal-type account that is being saved; the token is stored as its hash. */
export const vaultSetups = sandboxSchema.table(
  'vault_setups',
  {
    setupHash: text('setup_hash').primaryKey(),
    merchantId: merchantColumn(),
    gatewayId: gatewayColumn(),
    status: text('status', { enum: ['created', 'approved', 'exchanged', 'cancelled'] }).notNull(),
    outcome: text('outcome'),
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('vault_setups_expires_at').on(table.expiresAt),
    check('vault_setups_status', sql`${table.status} in ('created', 'approved', 'exchanged', 'cancelled')`),
  ],
);
