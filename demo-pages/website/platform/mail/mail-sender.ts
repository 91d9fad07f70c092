import { and, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { createLeaseQueue } from '../../../server/operations/jobs/lease-queue.ts';
import { type RetryPlan, retryWait } from '../../../server/operations/jobs/retry-wait.ts';
import { mails } from './mail-schema.ts';
import type { MailTransport, StoredMail } from './mail-transport.ts';

interface MailSenderOptions {
  db: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
  /** Without one, mails are stored for staff to look at. */
  transport?: MailTransport | undefined;
}

interface MailSender {
  /**
   * Sends some of the mails that are due, and there may be more unless it resolves with 0. Resolves with the number of
   * processed mails; rejects when the database is unavailable.
   */
  deliver(): Promise<number>;
}

/** Longer than any delivery takes, so that a mail is claimed again only when its sender has died. */
export const LEASE_MS = 5 * 60_000;
const AT_ONCE = 5;
const STORED_AT_ONCE = 500;
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

  const storeAll = async (): Promise<number> => {
    const now = new Date(clock());
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isWaiting, lte(mails.nextAttemptAt, now)))
      .limit(STORED_AT_ONCE)
      .for('update', { skipLocked: true });
    const stored = await db
      .update(mails)
      .set({ status: 'kept', finishedAt: now })
      .where(inArray(mails.id, due))
      .returning({ id: mails.id });
    return stored.length;
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
    deliver: () => (transport ? queue.workOff(AT_ONCE, (mail) => hand(mail, transport)) : storeAll()),
  };
}

/** The maximum number of attempts for a mail, over three days. */
export const MAX_ATTEMPTS = 22;
const MAIL_RETRY_PLAN: RetryPlan = { firstMs: 30_000, longestMs: 6 * 3_600_000 };

/** The delay before the next attempt, in ms from now. */
export function waitAfter(attempts: number, random?: () => number): number {
  return retryWait(MAIL_RETRY_PLAN, attempts, random);
}

/** What a mail server answered, as nodemailer has it. */
interface Refusal {
  responseCode?: unknown;
  code?: unknown;
  /** The command that was refused, such as `RCPT TO`. */
  command?: unknown;
  /** The server's text, which quotes people's addresses. */
  response?: unknown;
}

/**
 * The storable part of an error: its code, with the enhanced one, which tells what was refused, such as `550 5.4.5`. A
 * mail server's text quotes people's addresses.
 */
export function codeOf(error: unknown): string {
  const refusal = (error ?? {}) as Refusal;
  const { responseCode, code } = refusal;
  if (typeof responseCode === 'number') return [responseCode, enhancedCode(refusal)].filter(Boolean).join(' ');
  return typeof code === 'string' && /^[A-Z_]{1,30}$/.test(code) ? code : 'unknown';
}

/**
 * Whether the server will never take a mail for this address. Other permanent replies (5xx) refuse the sender: a quota,
 * a password, a domain that is not verified. People mend these, and then the mail is sent.
 */
export function isFinal(error: unknown): boolean {
  const refusal = (error ?? {}) as Refusal;
  const { responseCode, command } = refusal;
  if (typeof responseCode !== 'number' || responseCode < 500 || IS_OF_SENDER.has(responseCode)) return false;
  const enhanced = enhancedCode(refusal);
  if (NOT_ASCII.test(enhanced)) return true;
  return command === 'RCPT TO' && (enhanced === '' || OF_ADDRESS.test(enhanced));
}

/** The server asks for TLS or a password first, or takes no mail at all. */
const IS_OF_SENDER: ReadonlySet<number> = new Set([521, 530, 534, 535, 538]);
/** RFC 3463: the address or the mailbox, but not the sender's (5.1.7 and 5.1.8). */
const OF_ADDRESS = /^5\.(1\.([0-6]|10)|2\.\d+)$/;
/** RFC 6531: an address that is not ASCII, at a server that only takes such. */
const NOT_ASCII = /^5\.6\.[79]$/;

function enhancedCode({ response }: Refusal): string {
  const [, enhanced = ''] =
    typeof response === 'string' ? (/^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []) : [];
  return enhanced;
}

/** A mail with a link that signs its reader in. */
export const SIGN_IN_MAIL = 'my-giving-link';

/** Mails whose text gives access: it is deleted once the mail was sent. */
const ONE_TIME: ReadonlySet<string> = new Set([SIGN_IN_MAIL]);

/** How long the link of such a mail works. Later nobody can use it. */
export const ONE_TIME_MS = 30 * 60_000;

/** Whether a mail's text gives access. */
export const isOneTime = (kind: string): boolean => ONE_TIME.has(kind);

/** What is emptied of a mail that was sent. */
const emptiedAfterSending = (kind: string): { text?: string; html?: string } =>
  isOneTime(kind) ? { text: '', html: '' } : {};
