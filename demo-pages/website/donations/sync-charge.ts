import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import type { FoundCharge } from './charge-lookup.ts';
import { type DonationEffect, runEffects } from './donation-effects.ts';
import { ASK_INTERVAL_MS } from './donation-payables.ts';
import { donationState } from './donation-state.ts';
import { donations } from './donations-schema.ts';
import { addEntry, type Donation, findLedger, lockDonation } from './ledger.ts';
import { payDonations, relock, returnMoney } from './pay-donation.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A bank may dishonour a debit until three business days after its money came (D3.05); over Christmas that is two weeks. */
const WATCH_MS = 21 * DAY_MS;

/**
 * Brings the ledger of a donation up to what the provider says about its charge (D2.05). The charge is a sum of facts, not
 * a step: applied late, twice or in any order it adds the same rows, and never takes one back.
 */
export function syncCharge(
  db: Database,
  effects: readonly DonationEffect[],
  donationId: string,
  charge: FoundCharge,
  now: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const donation = await lockDonation(tx, donationId);
    if (!donation || charge.status === 'unknown') return;
    const base = { actor: 'provider', detail: charge.failureCode };
    // Another charge of this donation: the reconciliation shows it to staff.
    if (donation.transactionId !== charge.id) return;
    if (charge.status === 'failed') await fail(tx, effects, donation, charge, now);
    const isMoney = charge.status === 'complete' || charge.status === 'reversed';
    if (isMoney) {
      const money = { ...base, cause: `charge:${charge.id}`, detail: 'settled' };
      await payDonations(tx, effects, [{ donation, money, attempt: undefined, transactionId: charge.id }], now);
    }
    // A refund has the same cause whoever reports it, so that one of our own staff is in the ledger once.
    for (const { id, amountMinor } of isMoney ? charge.refunds : []) {
      const { paidMinor, returnedMinor } = donationState(await findLedger(tx, donationId));
      if (returnedMinor + amountMinor > paidMinor) continue;
      const refund = { ...base, kind: 'refunded' as const, amountMinor, code: '', cause: `refund:${id}` };
      await returnMoney(tx, effects, await relock(tx, donationId), refund, now);
    }
    if (charge.status === 'reversed') await reverse(tx, effects, donation, charge, now);
    const askAfter = askAgain(donation, charge, now);
    await tx.update(donations).set({ askAfter }).where(eq(donations.id, donationId));
  });
}

/** When the provider is asked again, in case its next webhook never arrives (D2.06). */
function askAgain({ method, createdAt }: Donation, { status }: FoundCharge, now: number): Date | null {
  if (status === 'pending') return new Date(now + ASK_INTERVAL_MS);
  const isWatched = status === 'complete' && method === 'bank' && now - createdAt.getTime() < WATCH_MS;
  return isWatched ? new Date(now + DAY_MS) : null;
}

/** The bank took back what was not refunded. A refund that is still on its way counts as refunded. */
async function reverse(
  tx: Database,
  effects: readonly DonationEffect[],
  { id }: Donation,
  charge: FoundCharge,
  now: number,
): Promise<void> {
  const ledger = await findLedger(tx, id);
  const { paidMinor } = donationState(ledger);
  const reversedMinor = -ledger.reduce((sum, row) => sum + (row.entry === 'reversed' ? row.amountMinor : 0), 0);
  const wholeMinor = paidMinor - charge.refundedMinor;
  if (wholeMinor <= reversedMinor) return;
  const reversal = {
    kind: 'reversed' as const,
    amountMinor: wholeMinor - reversedMinor,
    code: charge.failureCode,
    cause: `charge:${charge.id}:reversed:${wholeMinor}`,
    actor: 'provider',
    detail: charge.failureCode,
  };
  await returnMoney(tx, effects, await relock(tx, id), reversal, now);
}

async function fail(
  tx: Database,
  effects: readonly DonationEffect[],
  donation: Donation,
  charge: FoundCharge,
  now: number,
): Promise<void> {
  const failed = await addEntry(tx, donation.id, {
    entry: 'failed',
    amountMinor: 0,
    cause: `charge:${charge.id}:failed`,
    actor: 'provider',
    detail: charge.failureCode,
    at: new Date(now),
  });
  if (!failed) return;
  const refusal = { status: 'declined' as const, errorCode: 'card_declined', declineCode: charge.failureCode };
  await runEffects(effects, 'failed', tx, failed, refusal, now);
}
