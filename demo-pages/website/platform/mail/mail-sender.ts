import { and, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { createLeaseQueue } from '../../../server/operations/jobs/lease-queue.ts';
import { mails } from './mail-schema.ts';
import type { MailTransport, StoredMail } from './mail-transport.ts';
import { emptiedAfterSending, isOneTime, ONE_TIME_MS } from './one-time-mails.ts';
import { codeOf, isFinal, MAIL_RETRY_PLAN, MAX_ATTEMPTS, waitAfter } from './retry-plan.ts';

export interface MailSenderOptions {
  db: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
  /** Without one, mails are kept for staff to look at. */
  transport?: MailTransport | undefined;
}

export interface MailSender {
  /**
   * Sends some of the mails that are due, and there may be more unless it resolves with 0. Resolves with the number of
   * processed mails; rejects when the database is unavailable.
   */
  deliver(): Promise<number>;
}

/** Longer than any delivery takes, so that a mail is claimed again only when its sender has died. */
export const LEASE_MS = 5 * 60_000;
const AT_ONCE = 5;
const KEPT_AT_ONCE = 500;
/** As the index of waiting mails has it, which is used for no parameter. */
const isWaiting = sql`${mails.status} = 'waiting'`;

/**
 * Sends the outbox. Any number of senders may run: each mail is claimed by one of them for a time. A mail is marked as
 * sent after the mail server has accepted it; if the process dies between the two, it is sent again with the same
 * Message-ID, and most mailboxes show only one. So delivery is at least once.
 */
export function createMailSender({ db, clock, log, transport }: MailSenderOptions): MailSender {
  const queue = createLeaseQueue({
    db,
    clock,
    log,
    event: 'mail-delivery',
    table: mails,
    isOpen: isWaiting,
    leaseMs: LEASE_MS,
    retryPlan: MAIL_RETRY_PLAN,
  });

  const keepAll = async (): Promise<number> => {
    const now = new Date(clock());
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isWaiting, lte(mails.nextAttemptAt, now)))
      .limit(KEPT_AT_ONCE)
      .for('update', { skipLocked: true });
    const kept = await db
      .update(mails)
      .set({ status: 'kept', finishedAt: now })
      .where(inArray(mails.id, due))
      .returning({ id: mails.id });
    return kept.length;
  };

  /** Stores the result for a mail, unless its lease expired and another sender claimed it. */
  const settle = async (mail: StoredMail, change: Partial<StoredMail>) => {
    await queue.settle(mail, change);
    const { id, kind, attempts } = mail;
    log({ event: 'mail', id, kind, attempts, status: change.status, code: change.lastError ?? undefined });
    return 'done' as const;
  };

  const hand = async (mail: StoredMail, to: MailTransport) => {
    // Its last sender died, or it would have failed then.
    if (mail.attempts > MAX_ATTEMPTS)
      return settle(mail, { status: 'failed', lastError: 'unknown', finishedAt: new Date(clock()) });
    try {
      await to.send(mail);
    } catch (error) {
      const lastError = codeOf(error);
      const nextAttemptAt = new Date(clock() + waitAfter(mail.attempts));
      const isOver =
        isFinal(error) ||
        mail.attempts >= MAX_ATTEMPTS ||
        (isOneTime(mail.kind) && nextAttemptAt.getTime() - mail.createdAt.getTime() > ONE_TIME_MS);
      if (isOver) return settle(mail, { status: 'failed', lastError, finishedAt: new Date(clock()) });
      return settle(mail, { status: 'waiting', lastError, nextAttemptAt });
    }
    const sent = { status: 'sent', lastError: null, finishedAt: new Date(clock()) } as const;
    return settle(mail, { ...sent, ...emptiedAfterSending(mail.kind) });
  };

  return {
    deliver: () => (transport ? queue.workOff(AT_ONCE, (mail) => hand(mail, transport)) : keepAll()),
  };
}
