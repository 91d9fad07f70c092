import type { DonationFrequency } from '#rules/donations/donation-fields.ts';

/** The facts of a gift for analytics: nothing about the donor. Amounts are decimals in whole currency units. */
export interface DonationEcommerce {
  readonly value: number;
  readonly currency: string;
  readonly frequency: DonationFrequency;
  readonly appeal: string;
}

/** D1.15: the donor goes on from the gift. */
export const beginDonation = (ecommerce: DonationEcommerce) => ({ event: 'begin_donation', ecommerce }) as const;
