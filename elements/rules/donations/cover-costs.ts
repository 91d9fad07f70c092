/** What a payment costs: a share of the charged total, and a fixed part in cents. */
export interface CostRate {
  readonly percent: number;
  readonly fixedMinor: number;
}

/** D1.06: the rate of a page whose server states none: 1.75 % and 30 cents. */
export const DEFAULT_COST_RATE: CostRate = { percent: 1.75, fixedMinor: 30 };

/** Shares are counted in thousandths of a percent, so that every step is in whole numbers. */
const WHOLE = 100_000;

/**
 * The least total in cents that leaves the whole gift after the costs: the least t with t - percent of t - fixed >=
 * gift.
 * @throws RangeError for a gift that is not whole cents, and for a rate of 100 % or more.
 */
export function coverCosts(giftMinor: number, { percent, fixedMinor }: CostRate = DEFAULT_COST_RATE): number {
  const share = Math.round(percent * 1000);
  const isRate = share >= 0 && share < WHOLE && Number.isSafeInteger(fixedMinor) && fixedMinor >= 0;
  if (!Number.isSafeInteger(giftMinor) || giftMinor < 0 || !isRate) {
    throw new RangeError(`No total for a gift of ${giftMinor} cents at ${percent} % and ${fixedMinor} cents.`);
  }
  const remainder = BigInt(WHOLE - share);
  const needed = BigInt(giftMinor + fixedMinor) * BigInt(WHOLE);
  return Number((needed + remainder - 1n) / remainder);
}
