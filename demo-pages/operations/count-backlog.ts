import { eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { mails } from '../website/mail/mail-schema.ts';
import { paymentAttempts } from '../website/payment/payment-schema.ts';
import { refunds } from '../website/refunds/refunds-schema.ts';
import { chores } from './jobs/chores-schema.ts';
import type { Backlog } from './server-metrics.ts';

const LATE_AFTER_MS = 120_000;

/**
 * The numbers of waiting rows: a number that only grows means that mails, payments or refunds are stuck. `chores` are
 * those that are late or whose last run failed.
 */
export function countBacklog(db: Database, clock: () => number = Date.now): Backlog {
  const isLate = () => lt(chores.nextAttemptAt, new Date(clock() - LATE_AFTER_MS));
  return {
    chores: () => db.$count(chores, or(isLate(), isNotNull(chores.lastError))),
    mails: () => db.$count(mails, eq(mails.status, 'waiting')),
    payments: () => db.$count(paymentAttempts, eq(paymentAttempts.status, 'pending')),
    refunds: () => db.$count(refunds, eq(refunds.status, 'asked')),
  };
}
