import { currencyFor, type SiteCountryCode } from '#website/country.ts';
import { english } from '#website/in-english.ts';
import { formatMoney, formatSum, parseMoney, sumLocales, toMinorUnits } from '#website/money.ts';
import { DONATION_AMOUNT_SAID } from './donation-amount.texts.ts';

/** D1.05: the least and the most of one gift, in whole currency units. */
export const LEAST = 5;
export const MOST = 10_000;

/** The bounds of a gift in whole currency units, both included. */
export interface AmountBounds {
  readonly min: number;
  readonly max: number;
}

export const DEFAULT_BOUNDS: AmountBounds = { min: LEAST, max: MOST };

/** Parses a typed gift ("75", "$1,200.50") into cents; undefined when it is no amount or outside the bounds. */
export function parseDonationAmount(text: string, { min, max }: AmountBounds = DEFAULT_BOUNDS): number | undefined {
  const minor = parseMoney(text);
  if (minor === undefined || minor < toMinorUnits(min) || minor > toMinorUnits(max)) return undefined;
  return minor;
}

/** The error of an amount that was refused; it names both bounds. */
export function amountMessage({ min, max }: AmountBounds = DEFAULT_BOUNDS): string {
  return english(DONATION_AMOUNT_SAID, 'range', { min: dollars(min), max: dollars(max) });
}

/** A sum without cents that are zero: `$75`, `$62.50`, `$10,000`; in another language as it writes them. */
export function dollars(amount: number, language = 'en'): string {
  const digits = { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 };
  return formatSum(amount, sumLocales(language, 'AUS'), {
    currency: 'AUD',
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
}

/** A sum in the site's currency, with its cents: `$75.00`. */
export const siteMoney = (minor: number, site: SiteCountryCode, language?: string): string =>
  formatMoney(minor, currencyFor(site), site, language);
