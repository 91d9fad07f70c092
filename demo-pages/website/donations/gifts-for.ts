/** A gift and how many of it. */
export interface GiftShare<Gift> {
  gift: Gift;
  quantity: number;
}

/** More of one gift cannot be put into a cart at once. */
const MOST_OF_ONE = 9;

/** Gifts of the shop that an amount (cents) pays for, dearest first, and what is left over. Sold-out ones are left out. */
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
