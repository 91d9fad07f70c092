import type { DonationFrequency } from './donation-fields.ts';

/** A gift without anything about the donor; amounts are decimals in whole currency units. */
export interface GiftDetail {
  frequency: DonationFrequency;
  /** The gift without the costs; null while the typed amount is refused. */
  amount: number | null;
  total: number | null;
  currency: string;
  appeal: string;
}
