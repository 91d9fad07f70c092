/** Tables of credentials, allowed pages, rate limits and signing keys. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sandbox } from '../sandbox-schema.ts';

/** An organisation that accepts payments. */
export const merchants = sandbox.table('merchants', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The merchant that a row belongs to. */
export const merchantColumn = () =>
  text('merchant_id')
    .notNull()
    .references(() => merchants.id);

/** A credential. Only its SHA-256 is kept, so a stolen table opens nothing. */
export const keys = sandbox.table(
  'keys',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['public', 'access', 'secret'] }).notNull(),
    merchantId: merchantColumn(),
    label: text('label').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Access tokens expire; the keys of a merchant do not. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    check('keys_kind', sql`${table.kind} in ('public', 'access', 'secret')`),
    index('keys_expires_at').on(table.expiresAt),
  ],
);

/** The page origins that may use a key from a browser. */
export const keyOrigins = sandbox.table(
  'key_origins',
  {
    keyHash: text('key_hash')
      .notNull()
      .references(() => keys.hash, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
  },
  (table) => [
    primaryKey({ name: 'key_origins_pk', columns: [table.keyHash, table.origin] }),
    index('key_origins_origin').on(table.origin),
  ],
);

/** The host names that an access token is valid for; `*.shop.test` covers every host below shop.test. */
export const keyDomains = sandbox.table(
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
export const signingKeys = sandbox.table('signing_keys', {
  slot: text('slot').primaryKey(),
  kid: text('kid').notNull(),
  privateJwk: jsonb('private_jwk').$type<Record<string, string>>().notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Attempts of one client in one window of time. The subject is a hash: no address is stored. */
export const rateWindows = sandbox.table(
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
