import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { BookedMoney, ChargeBooks, HeldBooks, ProviderCharge } from '../../payments/index.ts';
import { type DonationEffect, runEffects } from './donation-effects.ts';
import { ASK_INTERVAL_MS } from './donation-payables.ts';
import { donations } from './donations-schema.ts';
import { addEntry, type Donation, donationState, findLedger, lockDonation } from './ledger.ts';

import { payDonations, reinstateMoney, relock, returnMoney } from './pay-donation.ts';

const DAY_MS = 24 * 60 * 60_000;
/**
 * A bank may dishonour a debit until three business days after its money came (D3.05); over Christmas that is two
 * weeks.
 */
const WATCH_MS = 21 * DAY_MS;
const AT_ONCE = 50;

/** The ledger of donations as the books that follow their charges. `effects` happen in the transaction of an entry. */
export function createDonationBooks(effects: readonly DonationEffect[]): ChargeBooks {
  return {
    async find(db, id) {
      const [donation] = await db.select().from(donations).where(eq(donations.id, id));
      return donation && readMoney(db, donation);
    },
    async hold(tx, id, now) {
      const donation = await lockDonation(tx, id);
      return donation && holdLedger(tx, effects, donation, now);
    },
    async claimDue(db, now) {
      const isDue = lte(donations.askAfter, new Date(now));
      const due = await db.select().from(donations).where(isDue).orderBy(asc(donations.askAfter)).limit(AT_ONCE);
      // Set first, so that one that cannot be looked up now does not hold up the others.
      for (const { id } of due)
        await db
          .update(donations)
          .set({ askAfter: new Date(now + ASK_INTERVAL_MS) })
          .where(eq(donations.id, id));
      return due.map(({ id, transactionId }) => ({ id, chargeId: transactionId }));
    },
  };
}

async function readMoney(db: Database, { id, transactionId }: Donation): Promise<BookedMoney> {
  const ledger = await findLedger(db, id);
  const { paidMinor, returnedMinor, reversedMinor } = donationState(ledger);
  const refundedMinor = returnedMinor - reversedMinor;
  return { chargeId: transactionId, paidMinor, refundedMinor, reversedMinor, version: String(ledger.length) };
}

function holdLedger(tx: Database, effects: readonly DonationEffect[], donation: Donation, now: number): HeldBooks {
  const { id, transactionId: chargeId } = donation;
  const sumOf = async (entry: 'reversed' | 'reinstated') =>
    (await findLedger(tx, id)).reduce((sum, row) => sum + (row.entry === entry ? Math.abs(row.amountMinor) : 0), 0);
  /** Each time that a bank moves money has a cause of its own, by the sum of all its moves. */
  const causeOf = async (entry: 'reversed' | 'reinstated', amountMinor: number) =>
    `charge:${chargeId}:${entry}:${(await sumOf(entry)) + amountMinor}`;
  return {
    read: () => readMoney(tx, donation),
    async paid(charge) {
      const money = { actor: 'provider', cause: `charge:${charge.id}`, detail: 'settled' };
      const { madeAt, chargedAt } = charge;
      const payment = { donation, money, attempt: undefined, transactionId: charge.id, madeAt, chargedAt };
      await payDonations(tx, effects, [payment], now);
    },
    failed: (charge) => fail(tx, effects, id, charge, now),
    async refunded({ id: refundId, amountMinor, madeAt: at }) {
      // A refund has the same cause whoever reports it, so that one of our own staff is in the ledger once.
      const refund = { kind: 'refunded' as const, amountMinor, code: '', cause: `refund:${refundId}`, at };
      await returnMoney(tx, effects, await relock(tx, id), { ...refund, actor: 'provider', detail: '' }, now);
    },
    async reversed({ amountMinor, at, code }) {
      const cause = await causeOf('reversed', amountMinor);
      const reversal = { kind: 'reversed' as const, amountMinor, code, cause, at, actor: 'provider', detail: code };
      await returnMoney(tx, effects, await relock(tx, id), reversal, now);
    },
    async reinstated({ amountMinor, at }) {
      const cause = await causeOf('reinstated', amountMinor);
      await reinstateMoney(tx, effects, await relock(tx, id), { amountMinor, cause, at }, now);
    },
    async followed(charge) {
      await tx
        .update(donations)
        .set({ askAfter: askAgain(donation, charge, now) })
        .where(eq(donations.id, id));
    },
  };
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
  donationId: string,
  charge: ProviderCharge,
  now: number,
): Promise<void> {
  const failed = await addEntry(tx, donationId, {
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
