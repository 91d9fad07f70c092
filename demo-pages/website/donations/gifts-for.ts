/** A gift with a quantity. */
export interface GiftShare<Gift> {
  gift: Gift;
  quantity: number;
}

/** The largest quantity of one gift in a cart. */
const MOST_OF_ONE = 9;

/**
 * Gifts of the shop that an amount (cents) pays for, most expensive first, and the remainder. Sold-out gifts are
 * skipped.
 */
export function giftsFor<Gift extends { priceMinor: number; available: number | null }>(
  gifts: readonly Gift[],
  amount: number,
) {
  const shares: GiftShare<Gift>[] = [];
  let left = amount;
  for (const gift of gifts.toSorted((a, b) => b.priceMinor - a.priceMinor)) {
    const quantity = Math.min(MOST_OF_ONE, gift.available ?? MOST_OF_ONE, Math.floor(left / gift.priceMinor));
    if (quantity === 0) continue;
    shares.push({ gift, quantity });
    left -= quantity * gift.priceMinor;
  }
  return { shares, left };
}
