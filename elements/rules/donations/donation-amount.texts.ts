import { dollars, parseMoney } from '#rules/money.ts';

/** A sum of an English sentence as another language writes it. */
const sumIn = (sum: unknown, language: string): string =>
  dollars((parseMoney(String(sum)) ?? Number.NaN) / 100, language);

/** The English texts of `donation-amount`. */
export const DONATION_AMOUNT_SAID = {
  room: 'donation-amount',
  said: true,
  texts: {
    range: 'Enter an amount from {min} to {max}, such as 75 or 62.50.',
  },
  valuesIn: ({ min, max }: Readonly<Record<string, unknown>>, language: string) => ({
    min: sumIn(min, language),
    max: sumIn(max, language),
  }),
} as const;
