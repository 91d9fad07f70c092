import { and, lt, ne, or, sql } from 'drizzle-orm';
import { isAddress, type Person, type PersonalData, retentionStart } from '../forms/personal-data.ts';
import { mails } from './mail-schema.ts';
import { isOneTime } from './mail-sender.ts';

/**
 * Mails to the person, and mails about their gifts, such as cards that they sent: also those that are still to go out.
 */
const isOf = ({ emailKey, references }: Person) =>
  or(
    isAddress(mails.toAddress, emailKey),
    isAddress(mails.replyTo, emailKey),
    sql`exists (
      select from unnest(${sql.param([...references])}::text[]) as reference where strpos(${mails.cause}, reference) > 0
    )`,
    // A notice to the team quotes the address; a longer one that ends or begins alike is somebody else's.
    sql`(
      strpos(lower(${mails.text} collate "C"), ${emailKey}) > 0
      and lower(${mails.text} collate "C") ~ ${quotedPattern(emailKey)}
    )`,
  );

/** A PostgreSQL pattern for an address that is quoted whole. */
const quotedPattern = (emailKey: string) =>
  `(^|[][[:space:]<>(),;:"])${emailKey.replaceAll(/[!-,./:-?[-^`{-~]/g, '\\$&')}(?![[:alnum:]_-]|[.][[:alnum:]])`;

/** The outbox. */
export const mailPersonalData: PersonalData = {
  tables: ['mails'],
  async collect(db, person) {
    const { kind, toName, toAddress, fromName, subject, text, status, createdAt } = mails;
    const rows = await db
      .select({ kind, toName, toAddress, fromName, subject, text, status, createdAt })
      .from(mails)
      .where(isOf(person));
    return { mails: rows.filter((mail) => !isOneTime(mail.kind)) };
  },
  async erase(tx, person) {
    await tx.delete(mails).where(isOf(person));
  },
  // Finished mails only: one that waits may still be sent.
  async forget(db, now) {
    await db.delete(mails).where(and(ne(mails.status, 'waiting'), lt(mails.finishedAt, retentionStart('mails', now))));
  },
};
