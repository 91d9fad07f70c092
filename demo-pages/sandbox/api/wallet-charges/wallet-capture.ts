import { and, eq, ne, or } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { amountNumber, type SandboxClock, SandboxError } from '../../core/index.ts';
import type { SandboxOutcome } from '../../simulated/index.ts';
import { AUTHORISATION_MS } from '../charges/index.ts';
import { recordEvent } from '../webhooks/index.ts';
import { presentWalletCharge } from './present-wallet-charge.ts';
import { outcomeDelay, settlementOf } from './wallet-outcomes.ts';
import type { WalletPaymentResponse } from './wallet-response.ts';
import { walletCharges } from './wallet-schema.ts';
import { assertOpen, findWalletCharge, type WalletChargeRow } from './wallet-store.ts';

const POLL_MS = 250;

export type Payment = {
  /** Equal for two requests with the same payment method. */
  methodHash: string;
  outcome: SandboxOutcome;
  paymentSource?: Record<string, string>;
  shipping?: Record<string, unknown>;
};

/**
 * Pays a wallet charge once. A repeated request returns the stored outcome; another payment method may be tried only
 * after a decline. Of any number of concurrent requests, one update finds the charge unpaid, and the others change
 * nothing.
 */
export async function payWalletCharge(
  db: Database,
  charge: WalletChargeRow,
  payment: Payment,
  clock: SandboxClock,
): Promise<{ charge: WalletChargeRow; isFirst: boolean }> {
  const now = clock.now();
  const mayStart = or(
    eq(walletCharges.status, 'wallet_initialized'),
    and(eq(walletCharges.failureCode, 'card_declined'), ne(walletCharges.methodHash, payment.methodHash)),
  );
  if (charge.status === 'wallet_initialized') assertOpen(charge, now);
  const [started] = await db
    .update(walletCharges)
    .set({
      status: 'capturing',
      methodHash: payment.methodHash,
      outcome: payment.outcome,
      paymentSource: payment.paymentSource ?? null,
      failureCode: null,
      failureMessage: null,
      ...(payment.shipping ? { shipping: payment.shipping } : {}),
      dueAt: new Date(now.getTime() + outcomeDelay(payment.outcome)),
    })
    .where(and(eq(walletCharges.id, charge.id), mayStart))
    .returning();
  return { charge: await awaitWalletSettlement(db, started ?? charge, clock), isFirst: started !== undefined };
}

/** Settles a charge when its bank has answered by now; any process may do it. */
export async function settleWalletCharge(db: Database, charge: WalletChargeRow, now: Date): Promise<WalletChargeRow> {
  if (charge.status !== 'capturing' || (charge.dueAt ?? now) > now) return charge;
  return db.transaction(async (tx) => {
    const [settled] = await tx
      .update(walletCharges)
      .set(settledColumns(settlementOf(charge.outcome ?? '', charge.capture), now))
      .where(and(eq(walletCharges.id, charge.id), eq(walletCharges.status, 'capturing')))
      .returning();
    if (settled) await announceOutcome(tx, settled, now);
    return settled ?? findWalletCharge(tx, charge.merchantId, charge.id);
  });
}

// An authorised charge is not settled: it waits for its capture until it ends.
function settledColumns(settlement: ReturnType<typeof settlementOf>, now: Date) {
  if (settlement.status !== 'pending') return { ...settlement, settledAt: now };
  return { ...settlement, dueAt: new Date(now.getTime() + AUTHORISATION_MS) };
}

const EVENTS: Partial<Record<WalletChargeRow['status'], string>> = {
  complete: 'charge.paid',
  failed: 'charge.failed',
  pending: 'charge.authorised',
};

// A charge that is in review is neither paid nor failed.
async function announceOutcome(tx: Database, charge: WalletChargeRow, at: Date): Promise<void> {
  const { merchantId, status } = charge;
  const type = EVENTS[status];
  if (type) await recordEvent(tx, { merchantId, type, data: presentWalletCharge(charge) }, at);
}

// Outside any transaction: if the process dies here, the next request settles the charge.
async function awaitWalletSettlement(
  db: Database,
  charge: WalletChargeRow,
  clock: SandboxClock,
): Promise<WalletChargeRow> {
  let current = await findWalletCharge(db, charge.merchantId, charge.id);
  for (;;) {
    current = await settleWalletCharge(db, current, clock.now());
    if (current.status !== 'capturing') return current;
    const remaining = (current.dueAt?.getTime() ?? 0) - clock.now().getTime();
    await clock.sleep(Math.min(Math.max(remaining, 1), POLL_MS));
    current = await findWalletCharge(db, charge.merchantId, charge.id);
  }
}

/**
 * Ends an unpaid charge, a declined one included, so that no other method can be tried. Throws a 400 for a paid one.
 */
export async function declineWalletCharge(db: Database, charge: WalletChargeRow, now: Date): Promise<WalletChargeRow> {
  const declined = { status: 'failed', failureCode: 'declined', failureMessage: 'The payment was called off' } as const;
  const wasDeclined = and(eq(walletCharges.status, 'failed'), eq(walletCharges.failureCode, 'card_declined'));
  const isUnpaid = or(eq(walletCharges.status, 'wallet_initialized'), wasDeclined);
  const [ended] = await db
    .update(walletCharges)
    .set({ ...declined, settledAt: now })
    .where(and(eq(walletCharges.id, charge.id), isUnpaid))
    .returning();
  const current = ended ?? (await findWalletCharge(db, charge.merchantId, charge.id));
  if (current.status === 'failed') return current;
  throw new SandboxError(400, 'unfulfilled_condition', 'The charge has been paid and cannot be declined');
}

/** A payment's result for the page, or its failure as an error. */
export function paymentResult(charge: WalletChargeRow): WalletPaymentResponse {
  const { id, amountMinor, currency, status, failureCode, failureMessage, paymentSource } = charge;
  if (status === 'failed') {
    throw SandboxError.again({ code: failureCode ?? '', message: failureMessage ?? 'The payment failed' });
  }
  const { payer_name, payer_email, payer_phone } = paymentSource ?? {};
  return {
    id,
    amount: amountNumber(amountMinor),
    currency,
    status,
    ...(payer_name ? { payer_name } : {}),
    ...(payer_email ? { payer_email } : {}),
    ...(payer_phone ? { payer_phone } : {}),
  };
}
