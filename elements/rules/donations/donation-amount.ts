import { type Message, message } from '#locales/message.ts';
import { currencyFor, type SiteCountryCode } from '#rules/country.ts';
import { dollars, formatMoney, parseMoney, toMinorUnits } from '#rules/money.ts';
import DONATION_AMOUNT_TEXTS from '#texts/elements/donation-amount';

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

/** The error of an amount that was refused; it names both bounds. */
export function amountMessage({ min, max }: AmountBounds = DEFAULT_BOUNDS): Message {
  const sum = (amount: number) => (language: string) => dollars(amount, language);
  return message(DONATION_AMOUNT_TEXTS, 'range', { min: sum(min), max: sum(max) });
}

/** A sum in the site's currency, with its cents: `$75.00`. */
export const siteMoney = (minor: number, site: SiteCountryCode, language?: string): string =>
  formatMoney(minor, currencyFor(site), site, language);
