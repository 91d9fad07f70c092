import { type Mail, ROLE_NAMES } from '../../platform/index.ts';
import type { StaffAccount } from './staff-accounts.ts';

/** The kind of mail whose link sets up an account: the staff area never shows one. */
export const INVITATION_KIND = 'staff-invitation';

/** Sends a new member the one-time link. */
export function invitationMail({ id, name, email, role }: StaffAccount, link: string, now: number): Mail {
  return {
    kind: INVITATION_KIND,
    cause: `${INVITATION_KIND}:${id}:${now}`,
    siteCountryCode: 'AUS',
    to: { name, address: email },
    subject: 'Set up your account in the staff area',
    body: [
      { heading: 'Set up your account' },
      {
        text: `Hello ${name}, you’ve been given a staff account at Haven Refugee Aid, with the role ${ROLE_NAMES[role]}.`,
      },
      {
        text: 'Choose how you’ll sign in: with a passkey, or with a password and an authenticator app. The link works once, for 72 hours.',
      },
      { button: 'Set up your account', href: link },
      { text: 'Please don’t forward this email: anyone who opens the link can take over the account.' },
    ],
    reason: 'You’re receiving this email because an administrator of Haven’s staff area entered this address.',
  };
}
