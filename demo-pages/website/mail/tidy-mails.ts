import { and, lt, ne } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { mails } from './mail-schema.ts';

/** How long a finished mail is kept for staff to look at. */
export const MAIL_KEPT_MS = 90 * 86_400_000;

/** Deletes mails that were sent, kept or failed long ago: they contain people's names and words. */
export async function tidyMails(db: Database, now: number): Promise<void> {
  await db.delete(mails).where(and(ne(mails.status, 'waiting'), lt(mails.finishedAt, new Date(now - MAIL_KEPT_MS))));
}
