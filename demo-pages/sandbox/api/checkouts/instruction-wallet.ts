import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { ownName, type SandboxClock, SandboxError } from '../../core/index.ts';
import {
  declineWalletCharge,
  findWalletCharge,
  initialiseWalletCharge,
  settleWalletCharge,
  type WalletChargeRow,
  walletCharges,
} from '../wallet-charges/index.ts';
import type { ChargeResult } from './charge-source.ts';
import { walletForm } from './instruction-lookup.ts';
import type { InstructionRow, Intent } from './intent-store.ts';

const POLL_MS = 250;

/** The wallet charge of an instruction; the same instruction always has the same charge. */
export async function walletChargeFor(
  db: Database,
  intent: Intent,
  { name, payload, attempt }: { name: string; payload: Record<string, unknown>; attempt: string },
  ownOrigin: string,
  now: Date,
): Promise<string | null> {
  const wallet = walletForm(name);
  if (!wallet) return null;
  const { merchantId, amountMinor, currency, reference, customer, returnUrl } = intent;
  const gatewayId = ownName(merchantId, String(payload['gateway_id'] ?? wallet.gatewayId));
  const meta = returnUrl ? { success_url: returnUrl, error_url: returnUrl } : {};
  const named = { merchantId, idempotencyKey: `checkout:${intent.id}:${attempt}`, ownOrigin };
  const facts = { amountMinor, currency, reference, customer: customer as Record<string, string>, meta, capture: true };
  const request = { ...facts, gatewayId, walletType: wallet.walletType ?? null };
  return (await initialiseWalletCharge(db, named, request as never, now)).id;
}

async function settled(db: Database, intent: Intent, id: string, clock: SandboxClock): Promise<WalletChargeRow> {
  for (;;) {
    const charge = await settleWalletCharge(db, await findWalletCharge(db, intent.merchantId, id), clock.now());
    if (charge.status !== 'capturing') return charge;
    await clock.sleep(POLL_MS);
  }
}

const isPaid = ({ status }: WalletChargeRow) => status === 'complete' || status === 'pending' || status === 'inreview';

/** Whether the wallet charge of an instruction is paid, whatever the page reports. */
export async function hasWalletPaid(db: Database, intent: Intent, row: InstructionRow, now: Date): Promise<boolean> {
  if (!row.walletChargeId) return false;
  return isPaid(await settleWalletCharge(db, await findWalletCharge(db, intent.merchantId, row.walletChargeId), now));
}

/**
 * The result of a wallet's payment, from the charge and not from the page's report. An unpaid charge is declined, so
 * that a sheet that is still open cannot pay a checkout that has moved on.
 */
export async function walletResult(
  db: Database,
  intent: Intent,
  { walletChargeId }: InstructionRow,
  clock: SandboxClock,
): Promise<ChargeResult> {
  if (!walletChargeId) return { name: 'error' };
  let charge = await settled(db, intent, walletChargeId, clock);
  if (charge.status === 'wallet_initialized') {
    // Paid between the two reads: the charge can no longer be declined, and its payment counts.
    charge = await declineWalletCharge(db, charge, clock.now()).catch((error: unknown) => {
      if (error instanceof SandboxError) return settled(db, intent, walletChargeId, clock);
      throw error;
    });
  }
  if (charge.status === 'inreview') return { name: 'in_review', chargeId: charge.id };
  if (isPaid(charge)) return { name: 'success', chargeId: charge.id };
  const isDeclined = charge.failureCode === 'card_declined';
  return isDeclined ? { name: 'declined', text: 'Your card was declined.' } : { name: 'error' };
}

/** Ends the review of a wallet's payment. */
export async function decideWalletReview(db: Database, id: string, isApproved: boolean, now: Date): Promise<void> {
  const refused = { failureCode: 'review_refused', failureMessage: 'The payment was refused in its review' };
  await db
    .update(walletCharges)
    .set({ status: isApproved ? 'complete' : 'failed', ...(isApproved ? {} : refused), settledAt: now })
    .where(and(eq(walletCharges.id, id), eq(walletCharges.status, 'inreview')));
}
