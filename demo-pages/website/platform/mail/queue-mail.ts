import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { rowsOf } from '../../../server/database/sql-rows.ts';
import { organisationOf } from '../organisation/organisation.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { siteOf } from '../site/sites.ts';
import type { AttachmentReference } from './mail-attachment.ts';
import { type MailBlock, mailLink } from './mail-blocks.tsx';
import { headerText, isMailAddress } from './mail-headers.ts';
import { mails } from './mail-schema.ts';
import { renderMail } from './render-mail.tsx';

export type { MailBlock } from './mail-blocks.tsx';

/** A mail to one person. */
export interface Mail {
  /** The kind of mail, such as `order-receipt`: for the log and the staff area. */
  kind: string;
  /** The cause, such as `order-receipt:<order id>`: queued a second time, it is still one mail. No personal data. */
  cause: string;
  siteCountryCode: SiteCountryCode;
  /** The reader's language; English without one. */
  language?: Language | undefined;
  to: { name?: string | undefined; address: string };
  /** The sender's name, such as `Aroha via Haven`; the address is always the site's own. */
  fromName?: string | undefined;
  replyTo?: string | undefined;
  subject: string;
  body: readonly MailBlock[];
  /** A file that is rendered when the mail is delivered. */
  attachment?: AttachmentReference | undefined;
  /** The sentence at the end of the mail that says why the reader gets it. */
  reason: string;
  /** For mails with a subscription: the absolute address of the unsubscribe page. */
  unsubscribeUrl?: string | undefined;
  /** Earliest time of delivery, in epoch ms: for example an e-card for a birthday. */
  sendAfter?: number | undefined;
}

/** `refused`: the address cannot be used; nothing was written. */
type QueuedMail = 'queued' | 'already queued' | 'refused';

/**
 * Puts a mail into the outbox. Pass the transaction that writes its cause, so that both are committed or neither is.
 * Never throws because of typed text: line ends in names and subjects become spaces, and an invalid address gives
 * `refused`.
 */
export async function queueMail(tx: Database, mail: Mail, now: number = Date.now()): Promise<QueuedMail> {
  const row = rowOf(mail, now);
  if (!row) return 'refused';
  const written = await insertMails(tx, [row]);
  return written.length > 0 ? 'queued' : 'already queued';
}

/** Puts several mails into the outbox with one statement; mails without a usable address are skipped. */
export async function queueMails(tx: Database, list: readonly Mail[], now: number = Date.now()): Promise<void> {
  const rows = list.map((mail) => rowOf(mail, now)).filter((row) => row !== undefined);
  // All writers insert the causes in the same order, so that two of them never deadlock.
  if (rows.length > 0)
    await insertMails(
      tx,
      rows.toSorted((one, other) => (one.cause < other.cause ? -1 : 1)),
    );
}

type MailRow = Omit<typeof mails.$inferInsert, 'status' | 'attempts'>;

/** One parameter for all rows: for a thousand mails a second, the driver's work for each parameter matters. */
const insertMails = (tx: Database, rows: MailRow[]) =>
  rowsOf<{ id: string }>(
    tx,
    sql`
      insert into ${mails} (
        id, cause, kind, site_country_code, to_name, to_address, from_name, reply_to, unsubscribe_url, subject, text,
        html, attachment_kind, attachment_id, status, attempts, next_attempt_at, created_at
      )
      select "id", "cause", "kind", "siteCountryCode", "toName", "toAddress", "fromName", "replyTo", "unsubscribeUrl",
        "subject", "text", "html", "attachmentKind", "attachmentId", 'waiting', 0, "nextAttemptAt", "createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        "id" text, "cause" text, "kind" text, "siteCountryCode" text, "toName" text, "toAddress" text, "fromName" text,
        "replyTo" text, "unsubscribeUrl" text, "subject" text, "text" text, "html" text, "attachmentKind" text,
        "attachmentId" text, "nextAttemptAt" timestamptz, "createdAt" timestamptz
      )
      on conflict (cause) do nothing returning id
    `,
  );

function rowOf(mail: Mail, now: number): MailRow | undefined {
  const toAddress = mail.to.address.trim();
  if (!isMailAddress(toAddress)) return undefined;
  const replyTo = mail.replyTo?.trim() ?? '';
  const unsubscribeUrl = mail.unsubscribeUrl ? mailLink(mail.unsubscribeUrl) : '';
  const subject = headerText(mail.subject);
  return {
    id: randomUUID(),
    cause: mail.cause,
    kind: mail.kind,
    siteCountryCode: mail.siteCountryCode,
    toName: headerText(mail.to.name ?? ''),
    toAddress,
    fromName: headerText(mail.fromName ?? '') || organisationOf(siteOf(mail.siteCountryCode)).name,
    replyTo: isMailAddress(replyTo) ? replyTo : '',
    unsubscribeUrl,
    subject,
    ...renderMail({ ...mail, subject, unsubscribeUrl }),
    attachmentKind: mail.attachment?.kind ?? null,
    attachmentId: mail.attachment?.id ?? null,
    nextAttemptAt: new Date(Math.max(now, mail.sendAfter ?? 0)),
    createdAt: new Date(now),
  };
}
