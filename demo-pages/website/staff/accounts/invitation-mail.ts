import type { Mail } from '../../mail/queue-mail.ts';
import { ROLE_NAMES } from '../staff-acts.ts';
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
      { text: `Hello ${name}, you have an account in Haven’s staff area, with the role ${ROLE_NAMES[role]}.` },
      {
        text: 'Choose how you sign in: with a passkey, or with a password and an app for one-time codes. The link works once, within 72 hours.',
      },
      { button: 'Set up the account', href: link },
      { text: 'Do not forward this email: anyone who opens the link gets the account.' },
    ],
    reason: 'You’re receiving this email because an administrator of Haven’s staff area entered this address.',
  };
}
