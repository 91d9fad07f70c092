/** Tables of credentials, allowed pages, rate limits and signing keys. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sandboxSchema } from '../sandbox-schema.ts';

/** An organisation that accepts payments. */
export const merchants = sandboxSchema.table('merchants', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique('merchants_name'),
  createdAt: instant('created_at').notNull(),
});

/** The merchant that a row belongs to. */
export const merchantColumn = () =>
  text('merchant_id')
    .notNull()
    .references(() => merchants.id);

/** A credential. Only its SHA-256 is stored, so a stolen table gives access to nothing. */
export const keys = sandboxSchema.table(
  'keys',
  {
    hash: text('hash').primaryKey(),
    /** Names the key on the sandbox's page, which must not show it. */
    id: text('id').notNull().unique('keys_id').default(sql`gen_random_uuid()::text`),
    kind: text('kind', { enum: ['public', 'access', 'secret'] }).notNull(),
    mode: text('mode', { enum: ['test', 'live'] })
      .notNull()
      .default('test'),
    merchantId: merchantColumn(),
    label: text('label').notNull(),
    /** The prefix and the last four characters, to recognise it by. */
    hint: text('hint').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** When an access token, or a key that was rotated, ends. */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    check('keys_kind', sql`${table.kind} in ('public', 'access', 'secret')`),
    check('keys_mode', sql`${table.mode} in ('test', 'live')`),
    index('keys_merchant').on(table.merchantId),
    index('keys_expires_at').on(table.expiresAt),
  ],
);

/** The origins of a merchant's pages, beside those of this machine, which may use test keys anyway. */
export const merchantOrigins = sandboxSchema.table(
  'merchant_origins',
  {
    merchantId: merchantColumn(),
    origin: text('origin').notNull(),
    /** Given by the configuration at the start; others were added while the sandbox ran. */
    isConfigured: boolean('is_configured').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'merchant_origins_pk', columns: [table.merchantId, table.origin] }),
    index('merchant_origins_origin').on(table.origin),
  ],
);

/** The host names that an access token is valid for; `*.shop.test` covers every host below shop.test. */
export const keyDomains = sandboxSchema.table(
  'key_domains',
  {
    keyHash: text('key_hash')
      .notNull()
      .references(() => keys.hash, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
  },
  (table) => [
    primaryKey({ name: 'key_domains_pk', columns: [table.keyHash, table.domain] }),
    index('key_domains_domain').on(table.domain),
  ],
);

/** The key pairs that sign access tokens; `slot` is unique, so processes that start together use the same pair. */
export const tokenSigningKeys = sandboxSchema.table('signing_keys', {
  slot: text('slot').primaryKey(),
  kid: text('kid').notNull(),
  privateJwk: jsonb('private_jwk').$type<Record<string, string>>().notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Attempts of one client in one window of time. The subject is a hash: no address is stored. */
export const rateWindows = sandboxSchema.table(
  'rate_windows',
  {
    subject: text('subject').notNull(),
    startsAt: instant('starts_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ name: 'rate_windows_pk', columns: [table.subject, table.startsAt] }),
    index('rate_windows_starts_at').on(table.startsAt),
  ],
);
