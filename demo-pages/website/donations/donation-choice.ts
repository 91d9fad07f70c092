import { parseMoney, toMinorUnits } from '#website/money.ts';

export type Frequency = 'one-off' | 'monthly';

/** What a visitor chose to give; `minor` is in cents. */
export interface DonationChoice {
  frequency: Frequency;
  minor: number;
}

/** The amounts to choose from, in whole units of the site's currency. */
export const AMOUNTS: Record<Frequency, readonly number[]> = {
  'one-off': [45, 75, 145, 290],
  monthly: [15, 30, 45, 60],
};
export const SUGGESTED: Record<Frequency, number> = { 'one-off': 75, monthly: 30 };
/** Each frequency has its own field, so that each keeps its choice: radios with the same name would share it. */
export const AMOUNT_FIELDS: Record<Frequency, string> = { 'one-off': 'amount', monthly: 'monthlyAmount' };
export const LEAST = 5;
export const MOST = 10_000;

export interface DonationAnswer {
  choice?: DonationChoice;
  /** Present when the request could not be read: how to correct it. */
  error?: string;
  /** The text that was typed as another amount, to be shown again. */
  typed: string;
  frequency: Frequency;
}

/** Reads the query of the donation form; only the default frequency when the query is empty. */
export function readDonation(query: (name: string) => string | undefined): DonationAnswer {
  const frequency: Frequency = query('frequency') === 'monthly' ? 'monthly' : 'one-off';
  const typed = (query('otherAmount') ?? '').trim().slice(0, 20);
  const text = typed || query(AMOUNT_FIELDS[frequency]);
  if (text === undefined || text === '') return { frequency, typed };
  const minor = parseMoney(text);
  if (minor === undefined || minor < toMinorUnits(LEAST) || minor > toMinorUnits(MOST)) {
    return {
      frequency,
      typed,
      error: `Enter an amount from $${LEAST} to $${MOST.toLocaleString('en')}, such as 75 or 62.50`,
    };
  }
  return { frequency, typed, choice: { frequency, minor } };
}
