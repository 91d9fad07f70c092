import { and, eq } from 'drizzle-orm';
import { decimalText, fromMinorUnits } from '#website/money.ts';
import type { Order } from '../orders/find-order.ts';
import { orders } from '../orders/orders-schema.ts';
import { type Attempt, beginAttempt, type InitialSubmission, type PayerContext } from './begin-attempt.ts';
import type { AttemptDriver, PaymentDependencies } from './drive-attempt.ts';
import { paymentAttempts } from './payment-schema.ts';
import type { PaymentTextName } from './payment-texts.ts';

/** A charge for the page to pay, or the reason why there is none. */
export type WalletStart = { token: string; chargeId: string } | { reason: PaymentTextName; order?: Order | undefined };

/** A younger wallet charge is returned again: a second tab, or a second click, pays the same one. */
const REUSE_WINDOW_MS = 20 * 60_000;
const MAX_TRIES = 3;

/** Begins a wallet's payment of an order: at any time there is one attempt, whose charge only one approval can pay. */
export async function startWallet(
  dependencies: PaymentDependencies,
  drive: AttemptDriver,
  input: PayerContext & { submission: InitialSubmission },
): Promise<WalletStart> {
  const { db, clock } = dependencies;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const begun = await beginAttempt(db, { ...input, method: 'wallet', now: clock() });
    if (begun.kind === 'refused') return begun;
    if (begun.kind === 'settled') return { reason: 'alreadyPaid', order: begun.order };
    const { attempt } = begun;
    if (attempt.method === 'card') {
      const { status } = await drive(attempt);
      if (status === 'pending') return { reason: 'unknown' };
      continue;
    }
    if (input.submission.amount !== fromMinorUnits(attempt.amountMinor)) return { reason: 'amountChanged' };
    if (attempt.chargeId === null) return makeCharge(dependencies, drive, attempt);
    // Its result may not be recorded yet; an old attempt is cancelled, so that the next round begins a new one.
    const isOld = clock() - attempt.createdAt.getTime() > REUSE_WINDOW_MS;
    const driven = await drive(attempt, { isCancelled: isOld });
    const { token, chargeId } = driven;
    if (driven.status === 'pending')
      return token && chargeId && !isOld ? { token, chargeId } : { reason: 'walletPending' };
  }
  return { reason: 'wallet' };
}

async function makeCharge(
  { db, wallets, log }: PaymentDependencies,
  drive: AttemptDriver,
  attempt: Attempt,
): Promise<WalletStart> {
  const [order] = await db.select().from(orders).where(eq(orders.id, attempt.orderId));
  const charge =
    order &&
    (await wallets.make({
      idempotencyKey: attempt.idempotencyKey,
      amount: decimalText(attempt.amountMinor),
      currency: attempt.currency,
      reference: order.id,
      customer: {
        first_name: order.customerFirstName,
        last_name: order.customerLastName,
        email: order.customerEmailAddress,
        phone: order.customerPhoneNumber,
      },
    }));
  if (!charge) {
    log({ event: 'wallet', order: attempt.orderId, attempt: attempt.id, outcome: 'not made' });
    await drive(attempt, { isCancelled: true });
    return { reason: 'wallet' };
  }
  // The charge is stored before the page receives it: a charge that is not stored cannot be paid.
  const [noted] = await db
    .update(paymentAttempts)
    .set({ chargeId: charge.id, token: charge.token })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, 'pending')))
    .returning();
  return noted ? { token: charge.token, chargeId: charge.id } : { reason: 'wallet' };
}
