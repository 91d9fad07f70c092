import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import DONATE from '#texts/website/donate';
import { pageTexts, type Site } from '../../platform/index.ts';

/** An amount to choose from, in whole units of the site's currency, and what it does. */
export interface OfferedAmount {
  amount: number;
  does: string;
}

const AMOUNTS = {
  'one-off': [
    [45, 'blankets'],
    [75, 'cooks'],
    [145, 'tent'],
    [290, 'canvas'],
  ],
  monthly: [
    [15, 'school'],
    [30, 'water'],
    [45, 'workshop'],
    [60, 'midwife'],
  ],
} as const satisfies Record<DonationFrequency, readonly (readonly [number, keyof typeof DONATE.texts])[]>;

/** The amounts of the site's donation forms, in its language. */
export function amountsOf(site: Site): Record<DonationFrequency, readonly OfferedAmount[]> {
  const text = pageTexts(site, DONATE);
  const offered = (frequency: DonationFrequency) =>
    AMOUNTS[frequency].map(([amount, does]) => ({ amount, does: text(does) }));
  return { 'one-off': offered('one-off'), monthly: offered('monthly') };
}

/** The amount that is chosen first. */
export const SUGGESTED: Record<DonationFrequency, number> = { 'one-off': 75, monthly: 30 };
