import type { Database } from '../../../server/database/open-database.ts';
import type { PayableKind, PayableRef } from '../payable.ts';
import type { Payments } from '../payments.ts';
import type { ProviderEventHandler } from '../provider/provider-events-route.ts';
import type { BookedMoney, ChargeBooks, ChargeBookTable, HeldBooks } from './charge-books.ts';
import type { ChargeLookup, FoundCharge } from './charge-lookup.ts';

export interface FollowDependencies {
  db: Database;
  payments: Pick<Payments, 'settle'>;
  /** Records the refunds of staff that the provider may tell of first. */
  refunds: { settle(refundable: PayableRef): Promise<void> };
  charges: ChargeLookup;
  books: ChargeBookTable;
  clock: () => number;
}

/** How often a charge is looked up once more because its books changed meanwhile. */
const MOST_LOOKUPS = 5;

/**
 * Keeps orders and donations up to date with their charges, by the provider's events and, without them, by asking
 * (D2.05, D2.06).
 */
export function createChargeFollower({ db, payments, refunds, charges, books, clock }: FollowDependencies): {
  handle: ProviderEventHandler;
  /** Brings one order or donation up to date with a charge of it. @throws Error when the charge cannot be looked up. */
  follow(payable: PayableRef, chargeId: string): Promise<void>;
  /** Asks about the open charges that are due; returns how many there were. */
  ask(): Promise<number>;
} {
  const follow = async ({ kind, id }: PayableRef, chargeId: string) => {
    // A payment or refund whose answer was lost is recorded first, with everything that belongs to it.
    await payments.settle({ kind, id });
    await refunds.settle({ kind, id });
    for (let lookups = 0; lookups < MOST_LOOKUPS; lookups += 1) {
      const seen = await books[kind].find(db, id);
      if (!seen) return;
      const charge = await charges.find(chargeId);
      if (!charge) throw new Error(`The charge ${chargeId} could not be looked up.`);
      if (await syncCharge(db, books[kind], id, { charge, seen, now: clock() })) return;
    }
    throw new Error(`The books of ${id} changed each time that its charge was looked up.`);
  };
  const kinds = Object.keys(books) as PayableKind[];

  return {
    follow,
    async handle({ type, data: { _id: chargeId, reference: id } }) {
      if (!type.startsWith('charge.') || !chargeId || !id) return;
      for (const kind of kinds) if (await books[kind].find(db, id)) await follow({ kind, id }, chargeId);
    },
    async ask() {
      let asked = 0;
      for (const kind of kinds) {
        const due = (await books[kind].claimDue?.(db, clock())) ?? [];
        for (const { id, chargeId } of due) if (chargeId) await follow({ kind, id }, chargeId).catch(() => undefined);
        asked += due.length;
      }
      return asked;
    },
  };
}

/**
 * Brings the books of an order or a donation up to what the provider says about its charge (D2.05). The charge is a sum
 * of facts, not a step: applied late, twice or in any order it adds the same entries. `seen` is what the books had
 * before the charge was looked up. Resolves with false, and changes nothing, when they have changed since: the charge
 * may be older than that change.
 */
export function syncCharge(
  db: Database,
  books: ChargeBooks,
  id: string,
  { charge, seen, now }: { charge: FoundCharge; seen: BookedMoney; now: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await books.hold(tx, id, now);
    const found = await held?.read();
    // Another charge of this payable: the reconciliation shows it to staff.
    if (!held || found?.chargeId !== charge.id || charge.status === 'unknown') return true;
    if (found.version !== seen.version) return false;
    if (charge.status === 'failed') await held.failed(charge);
    if (charge.status === 'complete' || charge.status === 'reversed') await followMoney(held, charge);
    await held.followed(charge);
    return true;
  });
}

async function followMoney(held: HeldBooks, charge: FoundCharge): Promise<void> {
  await held.paid(charge);
  const { reversedMinor } = await held.read();
  const returnedMinor = reversedMinor - charge.reversedMinor;
  // Before the refunds: what was refunded after a dispute had come back first.
  if (returnedMinor > 0) await held.reinstated({ amountMinor: returnedMinor, at: charge.reinstatedAt, code: '' });
  for (const refund of charge.refunds) {
    const booked = await held.read();
    if (booked.refundedMinor + booked.reversedMinor + refund.amountMinor <= booked.paidMinor)
      await held.refunded(refund);
  }
  const booked = await held.read();
  const takenMinor = Math.min(charge.reversedMinor, booked.paidMinor - booked.refundedMinor) - booked.reversedMinor;
  if (takenMinor > 0) await held.reversed({ amountMinor: takenMinor, at: charge.reversedAt, code: charge.failureCode });
}
