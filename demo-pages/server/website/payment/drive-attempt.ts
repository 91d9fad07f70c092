import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { orders, paymentAttempts } from '../schema.ts';
import type { Attempt } from './begin-attempt.ts';
import type { ChargeOutcome, ProviderClient } from './provider-client.ts';
import { recordOutcome } from './record-outcome.ts';

export interface PaymentDependencies {
  db: Database;
  provider: ProviderClient;
  /** Where visitors find the site, for the links in mails. */
  siteOrigin: string;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

/** Later than this nobody waits for the page any more, so a charge is only looked for and never newly made. */
export const CHARGE_WINDOW_MS = 30 * 60_000;

/**
 * Drives attempts to their end: the same attempt always asks with the same key and token, so that a double click, two
 * tabs, a lost answer and a restart all lead to one charge. Calls for one attempt in this process share one question.
 */
export function createAttemptDriver(dependencies: PaymentDependencies): (attempt: Attempt) => Promise<Attempt> {
  const running = new Map<string, Promise<Attempt>>();
  return (attempt) => {
    const known = running.get(attempt.id);
    if (known) return known;
    const drive = driveOnce(dependencies, attempt).finally(() => running.delete(attempt.id));
    running.set(attempt.id, drive);
    return drive;
  };
}

async function driveOnce(
  { db, provider, siteOrigin, clock, log }: PaymentDependencies,
  { id }: Attempt,
): Promise<Attempt> {
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ drives: sql`${paymentAttempts.drives} + 1` })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, 'pending')))
    .returning();
  if (!attempt) {
    const [settled] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
    if (!settled) throw new Error(`The payment attempt ${id} is gone.`);
    return settled;
  }
  const isFresh = clock() - attempt.createdAt.getTime() < CHARGE_WINDOW_MS;
  const outcome = isFresh ? await chargeFor(db, provider, attempt) : await lookUp(provider, attempt);
  const recorded = await recordOutcome(db, id, outcome, clock(), siteOrigin);
  log({ event: 'payment', order: attempt.orderId, attempt: id, outcome: outcome.kind, status: recorded.status });
  return recorded;
}

async function chargeFor(db: Database, provider: ProviderClient, attempt: Attempt): Promise<ChargeOutcome> {
  const [order] = await db.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order || attempt.token === null) return lookUp(provider, attempt);
  return provider.charge({
    idempotencyKey: attempt.idempotencyKey,
    amount: (attempt.amountMinor / 100).toFixed(2),
    currency: attempt.currency,
    reference: order.id,
    token: attempt.token,
    customer: {
      first_name: order.customerFirstName,
      last_name: order.customerLastName,
      email: order.customerEmailAddress,
      phone: order.customerPhoneNumber,
    },
  });
}

async function lookUp(provider: ProviderClient, attempt: Attempt): Promise<ChargeOutcome> {
  return (await provider.find(attempt.idempotencyKey)) ?? { kind: 'failed', errorCode: 'abandoned' };
}
