import { currencyFor, type SiteCountryCode } from '#rules/country.ts';
import { english } from '#rules/in-english.ts';
import { dollars, formatMoney, parseMoney, toMinorUnits } from '#rules/money.ts';
import AMOUNT_TEXTS from '#texts/elements/donation-amount';

/** D1.05: the least and the most of one gift, in whole currency units. */
export const LEAST = 5;
export const MOST = 10_000;

/** The bounds of a gift in whole currency units, both included. */
export interface AmountBounds {
  readonly min: number;
  readonly max: number;
}

export const DEFAULT_BOUNDS: AmountBounds = { min: LEAST, max: MOST };

/**
 * Parses a gift that was typed on a page in `language` ("75", "$1,200.50", "62,50") into cents; undefined when it is no
 * amount or outside the bounds.
 */
export function parseDonationAmount(
  text: string,
  { min, max }: AmountBounds = DEFAULT_BOUNDS,
  language?: string,
): number | undefined {
  const minor = parseMoney(text, language);
  if (minor === undefined || minor < toMinorUnits(min) || minor > toMinorUnits(max)) return undefined;
  return minor;
}

/** A sum of an English sentence as another language writes it. */
const sumIn = (sum: unknown, language: string): string =>
  dollars((parseMoney(String(sum)) ?? Number.NaN) / 100, language);

export const DONATION_AMOUNT_SAID = {
  ...AMOUNT_TEXTS,
  valuesIn: ({ min, max }: Readonly<Record<string, unknown>>, language: string) => ({
    min: sumIn(min, language),
    max: sumIn(max, language),
  }),
};

/** The error of an amount that was refused, in English; it names both bounds. */
export function amountMessage({ min, max }: AmountBounds = DEFAULT_BOUNDS): string {
  return english(DONATION_AMOUNT_SAID, 'range', { min: dollars(min), max: dollars(max) });
}

/** A sum in the site's currency, with its cents: `$75.00`. */
export const siteMoney = (minor: number, site: SiteCountryCode, language?: string): string =>
  formatMoney(minor, currencyFor(site), site, language);
