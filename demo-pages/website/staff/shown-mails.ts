import { ne } from 'drizzle-orm';
import { mails } from '../platform/index.ts';
import { INVITATION_KIND } from './accounts/invitation-mail.ts';

/** The condition for mails that staff may see: those that set up an account are on no page and in no list. */
export const isShownMail = ne(mails.kind, INVITATION_KIND);
