import { notInArray } from 'drizzle-orm';
import { mails } from '../mail/mail-schema.ts';
import { INVITATION_KIND } from './accounts/invitation-mail.ts';

/** Kinds of mail whose link lets its reader in as somebody else: no page and no list of the staff area shows them. */
const SECRET_KINDS = [INVITATION_KIND];

/** The condition for mails that staff may read. */
export const isShownMail = notInArray(mails.kind, SECRET_KINDS);
