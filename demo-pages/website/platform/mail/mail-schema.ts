/** The outbox: mails are written in the transaction of their cause and wait here until a sender has delivered them. */
import { sql } from 'drizzle-orm';
import { check, index, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

export const mails = website.table(
  'mails',
  {
    /** Also the left half of the Message-ID, so that mailboxes recognise a mail that is sent twice. */
    id: text('id').primaryKey(),
    /** The cause of the mail, such as `receipt:<order>`: there is one mail for each cause. */
    cause: text('cause').notNull(),
    kind: text('kind').notNull(),
    siteCountryCode: text('site_country_code').notNull(),
    toName: text('to_name').notNull(),
    toAddress: text('to_address').notNull(),
    fromName: text('from_name').notNull(),
    replyTo: text('reply_to').notNull(),
    unsubscribeUrl: text('unsubscribe_url').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** What the file of the mail is and what it is rendered from at delivery; null without one. */
    attachmentKind: text('attachment_kind'),
    attachmentId: text('attachment_id'),
    /** The state `kept`: no mail server is configured, so the mail stays for staff to look at. */
    status: text('status', { enum: ['waiting', 'sent', 'kept', 'failed'] }).notNull(),
    attempts: smallint('attempts').notNull(),
    /** When a sender may claim it next; while one is at work, the end of its lease. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** The sender that holds the lease. */
    claimedBy: text('claimed_by'),
    /** A code such as `EAUTH` or `550 5.1.1`, never the server's text, which quotes people's addresses. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('mails_cause').on(t.cause),
    index('mails_waiting').on(t.nextAttemptAt).where(sql`${t.status} = 'waiting'`),
    index('mails_recent').on(t.createdAt),
    check('mails_status', sql`${t.status} in ('waiting', 'sent', 'kept', 'failed')`),
    check('mails_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
    check('mails_attachment', sql`(${t.attachmentKind} is null) = (${t.attachmentId} is null)`),
    check(
      'mails_headers_are_lines',
      sql
        .join([t.toName, t.toAddress, t.fromName, t.replyTo, t.unsubscribeUrl, t.subject], sql` || `)
        .append(sql` !~ '[\n\r]'`),
    ),
  ],
);
