import { and, desc, eq, gt, inArray, isNotNull, isNull, like, lt, min, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { paymentAttempts, paymentStops, REJECTED } from '../../website/payments/payment-schema.ts';

import { refunds } from '../../website/payments/refunds/refunds-schema.ts';
import { mails } from '../../website/platform/mail/mail-schema.ts';
import { pageChecks, policyReports } from '../../website/platform/policy-reports/policy-reports-schema.ts';
import { reconciliationDifferences } from '../../website/staff/giving/reconciliation/reconciliation-schema.ts';
import type { Database } from '../database/open-database.ts';
import { jobs } from './jobs/jobs-schema.ts';
import type { Counts } from './server-metrics.ts';

const LATE_AFTER_MS = 120_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The numbers of waiting rows: a number that only grows means that mails, payments or refunds are stuck. `chores` are
 * the jobs that are late or whose last run failed, `mailsRefused` the mails whose sender the mail server refused and
 * that are tried again; the others wait for staff: differences from the provider's charges, kinds of refused scripts
 * that were reported within a day, and a payment page that differs from what was built.
 */
export function countBacklog(db: Database, clock: () => number = Date.now): Counts {
  const before = (ms: number) => new Date(clock() - ms);
  return {
    chores: () => db.$count(jobs, or(lt(jobs.nextAttemptAt, before(LATE_AFTER_MS)), isNotNull(jobs.lastError))),
    mails: () => db.$count(mails, eq(mails.status, 'waiting')),
    mailsRefused: () => db.$count(mails, and(eq(mails.status, 'waiting'), like(mails.lastError, '5%'))),
    payments: () => db.$count(paymentAttempts, eq(paymentAttempts.status, 'pending')),
    refunds: () => db.$count(refunds, eq(refunds.status, 'asked')),
    differences: () =>
      db.$count(
        reconciliationDifferences,
        and(isNull(reconciliationDifferences.goneAt), isNull(reconciliationDifferences.doneAt)),
      ),
    policyReports: () => db.$count(policyReports, gt(policyReports.lastSeen, before(DAY_MS))),
    changedPages: async () => {
      const [last] = await db
        .select({ result: pageChecks.result })
        .from(pageChecks)
        .orderBy(desc(pageChecks.lastAt))
        .limit(1);
      return last?.result === 'changed' ? 1 : 0;
    },
  };
}

/**
 * How long the oldest of what the server works off has waited (s); 0 when nothing waits. A wallet waits for its payer.
 */
export function ageOfOldest(db: Database, clock: () => number = Date.now): Counts {
  const age = async (
    table: PgTable &
      Record<'createdAt', typeof mails.createdAt | typeof refunds.createdAt | typeof paymentAttempts.createdAt>,
    isWaiting: SQL | undefined,
  ) => {
    const [oldest] = await db
      .select({ at: min(table.createdAt) })
      .from(table)
      .where(isWaiting);
    return oldest?.at ? Math.max(0, (clock() - oldest.at.getTime()) / 1000) : 0;
  };
  return {
    mails: () => age(mails, eq(mails.status, 'waiting')),
    payments: () =>
      age(paymentAttempts, and(eq(paymentAttempts.status, 'pending'), ne(paymentAttempts.method, 'wallet'))),
    refunds: () => age(refunds, eq(refunds.status, 'asked')),
  };
}

/** What happened within an hour: payments by their end, and posts that the limits against card testing stopped. */
export function countLastHour(db: Database, clock: () => number = Date.now): Counts {
  const ended = (...statuses: (typeof paymentAttempts.$inferSelect.status)[]) =>
    db.$count(
      paymentAttempts,
      and(gt(paymentAttempts.createdAt, new Date(clock() - HOUR_MS)), inArray(paymentAttempts.status, statuses)),
    );
  return {
    paymentsApproved: () => ended('approved', 'accepted'),
    paymentsRefused: () => ended('declined', 'failed'),
    // The provider refused our requests, not cards: a key, a gateway or a field is wrong.
    paymentsRejected: () =>
      db.$count(
        paymentAttempts,
        and(
          gt(paymentAttempts.createdAt, new Date(clock() - HOUR_MS)),
          like(paymentAttempts.errorCode, `${REJECTED}%`),
        ),
      ),
    // Stored by the hour: this one and the one before.
    cardsStopped: async () => {
      const [stopped] = await db
        .select({ posts: sum(paymentStops.posts) })
        .from(paymentStops)
        .where(gt(paymentStops.hour, sql`${new Date(clock() - 2 * HOUR_MS).toISOString()}::timestamptz`));
      return Number(stopped?.posts ?? 0);
    },
  };
}
