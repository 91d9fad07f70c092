import type { donationLedger } from './donations-schema.ts';

export type LedgerEntry = Pick<typeof donationLedger.$inferSelect, 'entry' | 'amountMinor'>;
export type DonationStatus = 'pending' | 'paid' | 'failed' | 'refunded' | 'reversed';

/** What the ledger of a donation says; sums in cents, none of them negative. */
export interface DonationState {
  status: DonationStatus;
  paidMinor: number;
  returnedMinor: number;
  /** The part of `returnedMinor` that the bank took back and has not returned. */
  reversedMinor: number;
  matchedMinor: number;
}

/**
 * The state that a ledger's rows give, in whatever order they were written (D2.04). A gift of which a part was given
 * back stays paid; one that was given back wholly is refunded, or reversed when the bank took it back. What the bank
 * returned is paid again.
 */
export function donationState(entries: readonly LedgerEntry[]): DonationState {
  const sum = (...kinds: LedgerEntry['entry'][]) =>
    entries.filter(({ entry }) => kinds.includes(entry)).reduce((total, { amountMinor }) => total + amountMinor, 0);
  const paidMinor = sum('paid');
  const reversedMinor = -sum('reversed', 'reinstated');
  const returnedMinor = reversedMinor - sum('refunded');
  const matchedMinor = sum('matched', 'unmatched');
  const status = statusOf(entries, paidMinor, returnedMinor, reversedMinor);
  return { status, paidMinor, returnedMinor, reversedMinor, matchedMinor };
}

function statusOf(
  entries: readonly LedgerEntry[],
  paidMinor: number,
  returnedMinor: number,
  reversedMinor: number,
): DonationStatus {
  if (paidMinor > 0) {
    if (returnedMinor < paidMinor) return 'paid';
    return reversedMinor > 0 ? 'reversed' : 'refunded';
  }
  // A gift that failed can still be paid: another try begins with `promised` or `submitted`.
  const last = entries.findLast(({ entry }) => ['promised', 'submitted', 'failed'].includes(entry));
  return last?.entry === 'failed' ? 'failed' : 'pending';
}
