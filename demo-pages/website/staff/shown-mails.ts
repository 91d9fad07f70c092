import { and, eq, ne, notInArray, or } from 'drizzle-orm';
import { mails } from '../mail/mail-schema.ts';
import { SIGN_IN_MAIL } from '../mail/one-time-mails.ts';
import { INVITATION_KIND } from './accounts/invitation-mail.ts';

/** Kinds of mail whose link lets its reader in as somebody else: no page and no list of the staff area shows them. */
const SECRET_KINDS = [INVITATION_KIND];

/**
 * The condition for mails that staff may read. A donor's link is among them only while the site has no mail server, so
 * that a demonstration can be used without one.
 */
export const isShownMail = and(
  notInArray(mails.kind, SECRET_KINDS),
  or(ne(mails.kind, SIGN_IN_MAIL), eq(mails.status, 'kept')),
);
