import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { type Mail, organisationOf, ROLE_NAMES, SITES } from '../../platform/index.ts';
import { staffAccounts, staffInvitations } from '../staff-schema.ts';
import { newAuthenticatorSecret } from './authenticator-codes.ts';
import type { StaffAccount } from './staff-accounts.ts';
import { openSecret, sealSecret, secretDigest } from './stored-secret.ts';

/** Three days: over a weekend. */
const INVITATION_MS = 72 * 60 * 60_000;

/** An account that waits to be set up by whoever has the link. */
export interface Invitation {
  id: string;
  account: StaffAccount;
  /** For the authenticator app; the same until the set-up is finished. */
  authenticatorSecret: string;
  isFirst: boolean;
}

/**
 * Makes the account's one-time link and ends an earlier one. Returns the secret part of the link, which is not stored.
 */
export async function invite(
  tx: Database,
  accountId: string,
  { now, isFirst = false }: { now: number; isFirst?: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const totpSecret = await sealSecret(tx, newAuthenticatorSecret());
  await tx.delete(staffInvitations).where(eq(staffInvitations.accountId, accountId));
  const expiresAt = new Date(now + INVITATION_MS);
  await tx.insert(staffInvitations).values({ id: secretDigest(token), accountId, totpSecret, isFirst, expiresAt });
  return token;
}

/** The invitation of a link, while it is valid. */
export async function findInvitation(db: Database, token: string, now: number): Promise<Invitation | undefined> {
  const [found] = await db
    .select({ invitation: staffInvitations, account: staffAccounts })
    .from(staffInvitations)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffInvitations.accountId))
    .where(
      and(
        eq(staffInvitations.id, secretDigest(token)),
        gt(staffInvitations.expiresAt, new Date(now)),
        isNull(staffAccounts.disabledAt),
      ),
    );
  if (!found) return undefined;
  const { id, isFirst, totpSecret } = found.invitation;
  return { id, isFirst, account: found.account, authenticatorSecret: await openSecret(db, totpSecret) };
}

/** Uses up an invitation; false when somebody else was faster. */
export async function takeInvitation(tx: Database, id: string): Promise<boolean> {
  return (await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning()).length > 0;
}

/** The kind of mail whose link sets up an account: the staff area never shows one. */
export const INVITATION_KIND = 'staff-invitation';

/** Sends a new member the one-time link. */
export function invitationMail({ id, name, email, role }: StaffAccount, link: string, now: number): Mail {
  const charity = organisationOf(SITES[0]);
  return {
    kind: INVITATION_KIND,
    cause: `${INVITATION_KIND}:${id}:${now}`,
    siteCountryCode: 'AUS',
    to: { name, address: email },
    subject: 'Set up your account in the staff area',
    body: [
      { heading: 'Set up your account' },
      {
        text:
          `Hello ${name}, you’ve been given a staff account at ${charity.name}, with the role ` +
          `${ROLE_NAMES[role]}.`,
      },
      {
        text:
          'Choose how you’ll sign in: with a passkey, or with a password and an authenticator app. The ' +
          'link works once, for 72 hours.',
      },
      { button: 'Set up your account', href: link },
      { text: 'Please don’t forward this email: anyone who opens the link can take over the account.' },
    ],
    reason: `You’re receiving this email because an administrator of ${charity.shortName}’s staff area entered this address.`,
  };
}
