import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, STAFF_ROLES, website } from '../platform/tables/index.ts';

/** People of the agency. Accounts are disabled and never deleted, because the audit trail names them. */
export const staffAccounts = website.table('staff_accounts', {
  id: text('id').primaryKey(),
  /** As its key: see `emailKey`. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: STAFF_ROLES }).notNull(),
  /** With its salt and cost; null for an account with passkeys alone, or not set up. */
  passwordHash: text('password_hash'),
  /** The secret of the authenticator app, encrypted. */
  totpSecret: text('totp_secret'),
  /** The time step of the newest accepted code: neither it nor an older one is accepted again. */
  totpStep: integer('totp_step'),
  createdAt: createdAt(),
  /** When its owner first chose how to sign in. */
  setUpAt: moment('set_up_at'),
  disabledAt: moment('disabled_at'),
});

const account = () =>
  text('account_id')
    .notNull()
    .references(() => staffAccounts.id, { onDelete: 'cascade' });

/** One-time links with which accounts are set up, by a digest of the link's secret. An account has one at most. */
export const staffInvitations = website.table('staff_invitations', {
  id: text('id').primaryKey(),
  accountId: account().unique(),
  /** The secret that the page shows until it is confirmed with a code, encrypted. */
  totpSecret: text('totp_secret').notNull(),
  /** Made with the password of the environment: only valid while there is no administrator. */
  isFirst: boolean('is_first').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Codes for a member without their authenticator app, by a digest. A used one is deleted. */
export const staffRecoveryCodes = website.table(
  'staff_recovery_codes',
  { id: text('id').primaryKey(), accountId: account() },
  (t) => [index('staff_recovery_codes_account').on(t.accountId)],
);

/** Passkeys, by the credential's id. */
export const staffPasskeys = website.table(
  'staff_passkeys',
  {
    id: text('id').primaryKey(),
    accountId: account(),
    name: text('name').notNull(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it was used: a copy of it would count on its own. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it, separated by commas. */
    transports: text('transports').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('staff_passkeys_account').on(t.accountId)],
);

/** Open challenges for passkeys: each is used once. */
export const staffChallenges = website.table(
  'staff_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** What the response does: signs in, or adds a passkey to an account. */
    purpose: text('purpose').notNull(),
    /** Who requested it, for the limit: a network, or an account. */
    network: text('network').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('staff_challenges_expiry').on(t.expiresAt),
    index('staff_challenges_network').on(t.network, t.expiresAt),
  ],
);

/** Tries to sign in that have not succeeded, for the limits. A success deletes its row. */
export const staffSignInTries = website.table(
  'staff_sign_in_tries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** A digest of the email address, whether an account has it or not. */
    account: text('account').notNull(),
    network: text('network').notNull(),
  },
  (t) => [
    index('staff_sign_in_tries_account').on(t.account, t.at),
    index('staff_sign_in_tries_network').on(t.network, t.at),
  ],
);

/**
 * Staff sessions, by a digest of the cookie's content. Signing out removes the row, which ends the session in every
 * process.
 */
export const staffSessions = website.table(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    /** Null in rows from before there were accounts, which are no sessions any more. */
    accountId: text('account_id').references(() => staffAccounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** The browser and its system in a few words. */
    browser: text('browser').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_sessions_expiry').on(t.expiresAt), index('staff_sessions_account').on(t.accountId)],
);
