import { randomUUID } from 'node:crypto';
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { mails } from './mail-schema.ts';
import type { MailTransport, StoredMail } from './mail-transport.ts';
import { codeOf, isFinal, MAX_ATTEMPTS, waitAfter } from './retry-plan.ts';

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
   * Sends the mails that are due. Resolves with the number of processed mails; rejects when the database is
   * unavailable.
   */
  deliver(): Promise<number>;
}

/** Longer than any delivery takes, so that a mail is claimed again only when its sender has died. */
export const LEASE_MS = 5 * 60_000;
const AT_ONCE = 5;
const KEPT_AT_ONCE = 500;

/**
 * Sends the outbox. Any number of senders may run: each mail is claimed by one of them for a time. A mail is marked as
 * sent after the mail server has accepted it; if the process dies between the two, it is sent again with the same
 * Message-ID, and most mailboxes show only one. So delivery is at least once.
 */
export function createMailSender({ db, clock, log, transport }: MailSenderOptions): MailSender {
  const me = randomUUID();

  const keepAll = async (): Promise<number> => {
    const now = new Date(clock());
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, 'waiting'), lte(mails.nextAttemptAt, now)))
      .limit(KEPT_AT_ONCE)
      .for('update', { skipLocked: true });
    const kept = await db
      .update(mails)
      .set({ status: 'kept', finishedAt: now })
      .where(inArray(mails.id, due))
      .returning({ id: mails.id });
    return kept.length;
  };

  const claim = (): Promise<StoredMail[]> => {
    const now = clock();
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(eq(mails.status, 'waiting'), lte(mails.nextAttemptAt, new Date(now)), lt(mails.attempts, MAX_ATTEMPTS)),
      )
      .orderBy(mails.nextAttemptAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    return db
      .update(mails)
      .set({ claimedBy: me, attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now + LEASE_MS) })
      .where(inArray(mails.id, due))
      .returning();
  };

  /** Stores the result for a mail, unless its lease expired and another sender claimed it. */
  const settle = async (mail: StoredMail, change: Partial<StoredMail>) => {
    await db
      .update(mails)
      .set({ claimedBy: null, ...change })
      .where(and(eq(mails.id, mail.id), eq(mails.claimedBy, me), eq(mails.attempts, mail.attempts)));
    const { id, kind, attempts } = mail;
    log({ event: 'mail', id, kind, attempts, status: change.status, code: change.lastError ?? undefined });
  };

  const hand = async (mail: StoredMail, to: MailTransport) => {
    try {
      await to.send(mail);
    } catch (error) {
      const lastError = codeOf(error);
      const isOver = isFinal(error) || mail.attempts >= MAX_ATTEMPTS;
      if (isOver) return settle(mail, { status: 'failed', lastError, finishedAt: new Date(clock()) });
      return settle(mail, {
        status: 'waiting',
        lastError,
        nextAttemptAt: new Date(clock() + waitAfter(mail.attempts)),
      });
    }
    return settle(mail, { status: 'sent', lastError: null, finishedAt: new Date(clock()) });
  };

  /** Marks mails as failed whose last sender died; otherwise they would wait forever. */
  const giveUp = async () => {
    const now = new Date(clock());
    await db
      .update(mails)
      .set({ status: 'failed', lastError: 'unknown', claimedBy: null, finishedAt: now })
      .where(and(eq(mails.status, 'waiting'), lte(mails.nextAttemptAt, now), gte(mails.attempts, MAX_ATTEMPTS)));
  };

  return {
    async deliver() {
      let done = 0;
      for (;;) {
        if (!transport) {
          const kept = await keepAll();
          done += kept;
          if (kept < KEPT_AT_ONCE) return done;
          continue;
        }
        await giveUp();
        const claimed = await claim();
        await Promise.all(claimed.map((mail) => hand(mail, transport)));
        done += claimed.length;
        if (claimed.length < AT_ONCE) return done;
      }
    },
  };
}
