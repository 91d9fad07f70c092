import type { SiteCountryCode } from '#rules/country.ts';

/** The least gift that can be claimed, in cents: $2 in Australia, $5 in New Zealand (D5.01). */
const LEAST_CLAIMABLE: Readonly<Record<SiteCountryCode, number>> = { AUS: 200, NZL: 500 };

/** A gift or purchase that was given back, wholly or partly. */
interface ReturnedSum {
  /** `refunded`: by the agency; `reversed`: by the donor's bank. */
  kind: 'refunded' | 'reversed';
  minor: number;
  /** The day of the return. */
  on: string;
}

/** A thing or service that was bought with a gift: the donor receives something for it. */
interface Purchase {
  label: string;
  minor: number;
}

/** The amounts of a receipt, in cents. What the donor added for the costs of payment is part of the gift. */
export interface ReceiptAmounts {
  giftMinor: number;
  costsMinor: number;
  purchases?: readonly Purchase[] | undefined;
  returned?: ReturnedSum | undefined;
}

interface Sums {
  paidMinor: number;
  purchasedMinor: number;
  /** What the agency has after returns. */
  netMinor: number;
  /** What is left of the gift itself; a return counts against it first, so that no receipt claims too much. */
  netGiftMinor: number;
}

/** The sums of a receipt. */
export function sumsOf({ giftMinor, costsMinor, purchases = [], returned }: ReceiptAmounts): Sums {
  const purchasedMinor = purchases.reduce((sum, { minor }) => sum + minor, 0);
  const paidMinor = giftMinor + costsMinor + purchasedMinor;
  const returnedMinor = Math.min(returned?.minor ?? 0, paidMinor);
  return {
    paidMinor,
    purchasedMinor,
    netMinor: paidMinor - returnedMinor,
    netGiftMinor: Math.max(0, giftMinor + costsMinor - returnedMinor),
  };
}

/**
 * The part of a gift that may be claimed, in cents: nothing below the country's least amount, nor from an organisation
 * without the status.
 */
export function claimableMinor(
  country: SiteCountryCode,
  amounts: ReceiptAmounts,
  { isClaimable }: { isClaimable: boolean },
): number {
  if (!isClaimable) return 0;
  const { netGiftMinor } = sumsOf(amounts);
  return netGiftMinor >= LEAST_CLAIMABLE[country] ? netGiftMinor : 0;
}
