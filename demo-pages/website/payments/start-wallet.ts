import { and, eq } from 'drizzle-orm';
import { decimalText, fromMinorUnits } from '#rules/money.ts';
import { beginAttempt, type PayerContext, type PaymentSubmission } from './begin-attempt.ts';
import type { AttemptDriver, PaymentDependencies } from './drive-attempt.ts';
import type { Payable } from './payable.ts';
import { type Attempt, paymentAttempts } from './payment-schema.ts';
import type { PaymentTextName } from './payment-texts.ts';

/** A charge for the page to pay, or the reason why there is none. */
export type WalletStart =
  | { token: string; chargeId: string }
  | { reason: PaymentTextName; payable?: Payable | undefined };

/** A younger wallet charge is returned again: a second tab, or a second click, pays the same one. */
const REUSE_WINDOW_MS = 20 * 60_000;
const MAX_TRIES = 3;

/** Begins a wallet's payment: at any time there is one attempt, whose charge only one approval can pay. */
export async function startWallet(
  dependencies: PaymentDependencies,
  drive: AttemptDriver,
  input: PayerContext & { submission: PaymentSubmission },
): Promise<WalletStart> {
  const { db, payables, clock } = dependencies;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const begun = await beginAttempt(db, payables, { ...input, method: 'wallet', now: clock() });
    if (begun.kind === 'refused') return begun;
    if (begun.kind === 'settled') return { reason: 'alreadyPaid', payable: begun.payable };
    const { attempt } = begun;
    if (attempt.method !== 'wallet') {
      const { status } = await drive(attempt);
      if (status === 'pending') return { reason: 'unknown' };
      continue;
    }
    if (input.submission.amount !== fromMinorUnits(attempt.amountMinor)) return { reason: 'amountChanged' };
    // It is the charge of another wallet, which this one cannot pay.
    const isOther = attempt.gatewayId !== null && attempt.gatewayId !== input.submission.gatewayId;
    if (attempt.chargeId === null && !isOther) return makeCharge(dependencies, drive, attempt);
    // Its result may not be recorded yet; an old attempt is cancelled, so that the next round begins a new one.
    const isOld = isOther || clock() - attempt.createdAt.getTime() > REUSE_WINDOW_MS;
    const driven = await drive(attempt, { isCancelled: isOld });
    const { token, chargeId } = driven;
    if (driven.status === 'pending')
      return token && chargeId && !isOld ? { token, chargeId } : { reason: 'walletPending' };
  }
  return { reason: 'wallet' };
}

async function makeCharge(
  { db, payables, wallets, log }: PaymentDependencies,
  drive: AttemptDriver,
  attempt: Attempt,
): Promise<WalletStart> {
  const payable = await payables[attempt.payableKind].find(db, attempt.payableId);
  const charge =
    payable &&
    (await wallets.make({
      idempotencyKey: attempt.idempotencyKey,
      gatewayId: attempt.gatewayId ?? '',
      amount: decimalText(attempt.amountMinor),
      currency: attempt.currency,
      reference: payable.id,
      customer: payable.customer,
    }));
  if (!charge) {
    log({ event: 'wallet', [attempt.payableKind]: attempt.payableId, attempt: attempt.id, outcome: 'not made' });
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
