import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import type { ProviderCharge } from './charge-lookup.ts';
import { type DonationEffect, runEffects } from './donation-effects.ts';
import { ASK_INTERVAL_MS } from './donation-payables.ts';
import { donationState } from './donation-state.ts';
import { donations } from './donations-schema.ts';
import { addEntry, type Donation, findLedger, lockDonation } from './ledger.ts';
import { payDonation, relock, returnMoney } from './pay-donation.ts';

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
  charge: ProviderCharge,
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
      await payDonation(tx, effects, donation, money, { attempt: undefined, now, transactionId: charge.id });
    }
    const before = donationState(await findLedger(tx, donationId));
    // Only what no row says yet: a refund of our own staff is in the ledger when the provider reports it.
    const refundedMinor = charge.refundedMinor - before.returnedMinor;
    if (isMoney && before.status === 'paid' && refundedMinor > 0) {
      const cause = `charge:${charge.id}:refunded:${charge.refundedMinor}`;
      const refund = { ...base, kind: 'refunded' as const, amountMinor: refundedMinor, code: '', cause };
      await returnMoney(tx, effects, await relock(tx, donationId), refund, now);
    }
    const { paidMinor, returnedMinor } = donationState(await findLedger(tx, donationId));
    if (charge.status === 'reversed' && returnedMinor < paidMinor) {
      const cause = `charge:${charge.id}:reversed`;
      const amountMinor = paidMinor - returnedMinor;
      const reversal = { ...base, kind: 'reversed' as const, amountMinor, code: charge.failureCode, cause };
      await returnMoney(tx, effects, await relock(tx, donationId), reversal, now);
    }
    const askAfter = askAgain(donation, charge, now);
    await tx.update(donations).set({ askAfter }).where(eq(donations.id, donationId));
  });
}

/** When the provider is asked again, in case its next webhook never arrives (D2.06). */
function askAgain({ method, createdAt }: Donation, { status }: ProviderCharge, now: number): Date | null {
  if (status === 'pending') return new Date(now + ASK_INTERVAL_MS);
  const isWatched = status === 'complete' && method === 'bank' && now - createdAt.getTime() < WATCH_MS;
  return isWatched ? new Date(now + DAY_MS) : null;
}

async function fail(
  tx: Database,
  effects: readonly DonationEffect[],
  donation: Donation,
  charge: ProviderCharge,
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
