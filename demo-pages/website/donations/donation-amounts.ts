import type { DonationFrequency } from '#website/donations/donation-fields.ts';

/** An amount to choose from, in whole units of the site's currency, and what it does. */
export interface OfferedAmount {
  amount: number;
  does: string;
}

/** The amounts of the site's donation forms. */
export const AMOUNTS: Record<DonationFrequency, readonly OfferedAmount[]> = {
  'one-off': [
    { amount: 45, does: 'five thick blankets' },
    { amount: 75, does: 'a family cooks its own meals again' },
    { amount: 145, does: 'a tent for a family of five' },
    { amount: 290, does: 'two families under canvas' },
  ],
  monthly: [
    { amount: 15, does: 'a child at school, all year' },
    { amount: 30, does: 'safe water for a family, all year' },
    { amount: 45, does: 'a workshop place and its tools' },
    { amount: 60, does: 'a midwife’s supplies for twenty births' },
  ],
};

/** The amount that is chosen first. */
export const SUGGESTED: Record<DonationFrequency, number> = { 'one-off': 75, monthly: 30 };
