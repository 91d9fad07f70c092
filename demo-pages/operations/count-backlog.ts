import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { mails } from '../website/mail/mail-schema.ts';
import { paymentAttempts } from '../website/payment/payment-schema.ts';
import { refunds } from '../website/refunds/refunds-schema.ts';
import type { Backlog } from './server-metrics.ts';

/** The numbers of waiting rows: a number that only grows means that mails, payments or refunds are stuck. */
export function countBacklog(db: Database): Backlog {
  return {
    mails: () => db.$count(mails, eq(mails.status, 'waiting')),
    payments: () => db.$count(paymentAttempts, eq(paymentAttempts.status, 'pending')),
    refunds: () => db.$count(refunds, eq(refunds.status, 'asked')),
  };
}
