import { inRegion, type SiteCountryCode } from './country.ts';

const DECIMAL = /^(\d+)(?:\.(\d*))?$/;
const TYPED = /^\$?\s?(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/;

/** The patterns, for the test that proves them linear-time. */
export const MONEY_PATTERNS: readonly RegExp[] = [DECIMAL, TYPED];

/** Why an amount was refused. */
export type AmountProblem = 'not_a_number' | 'negative' | 'too_large';

/** An amount that is not valid money; `problem` gives the reason. */
export class AmountError extends RangeError {
  override readonly name = 'AmountError';
  readonly problem: AmountProblem;

  constructor(problem: AmountProblem, amount: unknown) {
    super(
      `${JSON.stringify(String(amount))} is no amount of money (${problem}). Pass a decimal such as 45 or "12.50".`,
    );
    this.problem = problem;
  }
}

/**
 * Whole cents of a decimal amount, rounded down by its written digits (W3.17): 19.99 gives 1999, 0.29 gives 29 and 1.005
 * gives 100. Texts are plain decimals ("12.50"), without signs, separators or exponents.
 * @throws AmountError for anything else, and above Number.MAX_SAFE_INTEGER cents.
 */
export function toMinorUnits(decimal: number | string): number {
  const written = typeof decimal === 'number' ? writtenOut(decimal) : decimal;
  const match = DECIMAL.exec(written);
  if (!match) throw new AmountError(/^-\d/.test(written) ? 'negative' : 'not_a_number', decimal);
  const cents = (match[2] ?? '').slice(0, 2).padEnd(2, '0');
  const minor = Number(`${match[1]}${cents}`);
  if (!Number.isSafeInteger(minor)) throw new AmountError('too_large', decimal);
  return minor;
}

/**
 * The decimal amount of whole cents: 1999 gives 19.99.
 * @throws AmountError unless `minor` is a safe integer from 0 up.
 */
export function fromMinorUnits(minor: number): number {
  if (minor < 0) throw new AmountError('negative', minor);
  if (!Number.isInteger(minor)) throw new AmountError('not_a_number', minor);
  if (!Number.isSafeInteger(minor)) throw new AmountError('too_large', minor);
  return minor / 100;
}

/** Formats cents for a protocol or a field: 1990 gives `19.90`. Throws as `fromMinorUnits` does. */
export function decimalText(minor: number): string {
  return fromMinorUnits(minor).toFixed(2);
}

/** Parses an amount that a person typed (`75`, `$75`, `1,200.50`) into cents; undefined when it is not an amount. */
export function parseMoney(text: string): number | undefined {
  const typed = text.trim();
  return TYPED.test(typed) ? toMinorUnits(typed.replace(/[$,\s]/g, '')) : undefined;
}

/**
 * Formats cents for people: `$45.00`, or `A$45.00` for Australian dollars on the New Zealand site; in another
 * language as it writes them.
 */
export function formatMoney(
  minor: number,
  currency: string,
  siteCountryCode: SiteCountryCode,
  language = 'en',
): string {
  const amount = fromMinorUnits(minor);
  // A malformed code must not break the cart, and must not be shown as another currency.
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${decimalText(minor)} ${currency}`.trim();
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return formatSum(amount, sumLocales(language, siteCountryCode), { currency, ...digits });
}

/** How a language writes sums. Te reo Māori as New Zealand's English: servers have data for it, and browsers have none. */
export const sumLocales = (language: string, site: SiteCountryCode): string[] =>
  /^mi\b/i.test(language) ? ['en-NZ'] : [inRegion(language, site), inRegion('en', site)];

/** A sum as it is written within text from right to left: the sign stays behind its letters, `AU$`. */
export const isolateCurrency = (sum: string): string =>
  sum.startsWith('\u200f') ? sum.replace(/[A-Z]{1,3}\$/, '\u2066$&\u2069') : sum;

const formatters = new Map<string, Intl.NumberFormat>();

/** A sum in the first of these languages that is known. A format is made once: that takes longer than a hundred sums. */
export function formatSum(amount: number, locales: string[], options: Intl.NumberFormatOptions): string {
  const key = locales + Object.values(options).join();
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales, { style: 'currency', ...options });
    formatters.set(key, format);
  }
  return isolateCurrency(format.format(amount));
}

/** The shortest decimal digits of a number. One that is written with a negative exponent is far below a cent. */
function writtenOut(decimal: number): string {
  if (decimal < 0) throw new AmountError('negative', decimal);
  if (decimal >= Number.MAX_SAFE_INTEGER) throw new AmountError('too_large', decimal);
  const text = String(decimal);
  return text.includes('e-') ? '0' : text;
}
