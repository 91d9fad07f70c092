import type { Database } from '../../../server/database/open-database.ts';
import type { BookedMoney, ChargeBooks, HeldBooks } from './charge-books.ts';
import type { FoundCharge } from './charge-lookup.ts';

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
