import { currencyFor, type SiteCountryCode } from '#website/country.ts';
import { formatMoney, parseMoney, toMinorUnits } from '#website/money.ts';

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
  return `Enter an amount from ${dollars(min)} to ${dollars(max)}, such as 75 or 62.50.`;
}

/** A sum without cents that are zero: `$75`, `$62.50`, `$10,000`. */
export function dollars(amount: number): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-AU', { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}

/** A sum in the site's currency, with its cents: `$75.00`. */
export const siteMoney = (minor: number, site: SiteCountryCode): string => formatMoney(minor, currencyFor(site), site);
