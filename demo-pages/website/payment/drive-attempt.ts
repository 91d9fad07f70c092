import { and, eq, sql } from 'drizzle-orm';
import { decimalText } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { orders } from '../orders/orders-schema.ts';
import type { Attempt } from './begin-attempt.ts';
import type { ChargeOutcome, ProviderClient } from './charge-client.ts';
import { paymentAttempts } from './payment-schema.ts';
import { recordOutcome } from './record-outcome.ts';
import type { WalletClient } from './wallet-client.ts';
import { WALLET_WINDOW_MS, type WalletOutcome, walletOutcome } from './wallet-outcome.ts';

export interface PaymentDependencies {
  db: Database;
  provider: ProviderClient;
  wallets: WalletClient;
  /** The site's public origin, for the links in mails. */
  siteOrigin: string;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

/** After this time no page waits for the payment, so a charge is only looked up and never newly made. */
export const CHARGE_WINDOW_MS = 30 * 60_000;

/** Advances an attempt as far as possible; `isCancelled` cancels a wallet's unpaid charge. */
export type AttemptDriver = (attempt: Attempt, options?: { isCancelled: boolean }) => Promise<Attempt>;

/**
 * Drives attempts to their end: the same attempt always sends the same key and token, so that a double click, two tabs,
 * a lost answer and a restart all lead to one charge. Concurrent calls for one attempt in this process share one
 * request.
 */
export function createAttemptDriver(dependencies: PaymentDependencies): AttemptDriver {
  const running = new Map<string, Promise<Attempt>>();
  return (attempt, { isCancelled = false } = { isCancelled: false }) => {
    const name = `${attempt.id} ${isCancelled}`;
    const known = running.get(name);
    if (known) return known;
    const drive = driveOnce(dependencies, attempt, isCancelled).finally(() => running.delete(name));
    running.set(name, drive);
    return drive;
  };
}

async function driveOnce(
  { db, provider, wallets, siteOrigin, clock, log }: PaymentDependencies,
  { id }: Attempt,
  isCancelled: boolean,
): Promise<Attempt> {
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ drives: sql`${paymentAttempts.drives} + 1` })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, 'pending')))
    .returning();
  if (!attempt) {
    const [settled] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
    if (!settled) throw new Error(`The payment attempt ${id} was not found.`);
    return settled;
  }
  const now = clock();
  const age = now - attempt.createdAt.getTime();
  const ask = (): Promise<WalletOutcome> => {
    if (attempt.method === 'wallet')
      return walletOutcome(wallets, attempt, { isCancelled: isCancelled || age >= WALLET_WINDOW_MS, now });
    return age < CHARGE_WINDOW_MS ? chargeFor(db, provider, attempt) : lookUp(provider, attempt);
  };
  const outcome = await ask();
  const recorded = await recordOutcome(db, id, outcome, clock(), siteOrigin);
  log({ event: 'payment', order: attempt.orderId, attempt: id, outcome: outcome.kind, status: recorded.status });
  return recorded;
}

async function chargeFor(db: Database, provider: ProviderClient, attempt: Attempt): Promise<ChargeOutcome> {
  const [order] = await db.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order || attempt.token === null) return lookUp(provider, attempt);
  return provider.charge({
    idempotencyKey: attempt.idempotencyKey,
    amount: decimalText(attempt.amountMinor),
    currency: attempt.currency,
    reference: order.id,
    token: attempt.token,
    _3ds: attempt.authenticationId ? { id: attempt.authenticationId } : { required: true },
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
