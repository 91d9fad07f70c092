import { withAsciiDigits } from './ascii-digits.ts';
import { inRegion, type SiteCountryCode } from './country.ts';

const DECIMAL = /^(\d+)(?:\.(\d*))?$/;
// A dollar sign stands before the sum or behind it, as the language writes it.
const DOLLAR = /^\$ ?| ?\$$/;
// One or two digits at the end are cents in every notation: no language groups digits by fewer than three.
const CENTS = /([.,،٫])(\d\d?)$/;
const GROUPED = /^[1-9]\d{0,2}(?:[ '.,،٬]\d{3})+$/;

/** The patterns, for the test that proves them linear-time. */
export const MONEY_PATTERNS: readonly RegExp[] = [DECIMAL, DOLLAR, CENTS, GROUPED];

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
 * Whole cents of a decimal amount, rounded down by its written digits (W3.17): 19.99 gives 1999, 0.29 gives 29 and
 * 1.005 gives 100. Texts are plain decimals ("12.50"), without signs, separators or exponents.
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

/** The most digits before the cents; a longer number is no sum that a person types. */
const MOST_DIGITS = 12;

/**
 * Parses an amount that a person typed on a page in `language` into cents: `75`, `$75`, `1,200.50`, `1 200,50 $`, `٧٥`.
 * Undefined when it is not an amount, and when it is a different one in another notation: `1.200` is read only where
 * the language groups digits by full stops. So a text is never two sums, whatever the language of its page. Decimals
 * with up to two digits of cents, as programs write them, are read in every language.
 */
export function parseMoney(text: string, language = 'en'): number | undefined {
  const sum = plainSigns(text).replace(DOLLAR, '');
  const [end = '', point, cents = ''] = CENTS.exec(sum) ?? [];
  const whole = sum.slice(0, sum.length - end.length);
  const digits = whole.replace(/\D/g, '');
  if (digits.length > MOST_DIGITS) return undefined;
  if (whole !== digits && !isGrouped(whole, point, language)) return undefined;
  return digits === '' ? undefined : toMinorUnits(`${digits}.${cents}`);
}

/** Digits and signs as an English keyboard has them; marks of direction, which come with a copied sum, are left out. */
const plainSigns = (text: string): string =>
  withAsciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[＄．，]/g, (sign) => ({ '＄': '$', '．': '.', '，': ',' })[sign] as string)
    .replace(/\p{Zs}/gu, ' ')
    .replaceAll('’', "'")
    .trim();

/** Whether the separators of `whole` certainly group its digits; `point` is the sign before the cents. */
function isGrouped(whole: string, point: string | undefined, language: string): boolean {
  if (!GROUPED.test(whole)) return false;
  const signs = whole.replace(/\d/g, '');
  const [sign = ''] = signs;
  if (sign === point || signs !== sign.repeat(signs.length)) return false;
  // A sign that no language begins cents with, one that is there twice, and one before another sign for the cents.
  if (" '٬".includes(sign) || signs.length > 1 || point !== undefined) return true;
  return sign === groupSign(language);
}

const groupSign = (language: string): string =>
  new Intl.NumberFormat(sumLocales(language, 'AUS')).formatToParts(1_234_567).find(({ type }) => type === 'group')
    ?.value ?? '';

/** Cents as a language writes them in a field, without a sign of the currency: `62.50`, `62,50`. */
export const typedMoney = (minor: number, language = 'en'): string =>
  new Intl.NumberFormat(sumLocales(language, 'AUS'), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(fromMinorUnits(minor));

/**
 * Formats cents for people: `$45.00`, or `A$45.00` for Australian dollars on the New Zealand site; in another
 * language as it writes them. What is charged, paid or added up is stated with its cents; for what is offered, such as
 * a price or a goal, see `formatPrice`.
 */
export function formatMoney(
  minor: number,
  currency: string,
  siteCountryCode: SiteCountryCode,
  language = 'en',
  leastDigits = 2,
): string {
  const amount = fromMinorUnits(minor);
  // A malformed code must not break the cart, and must not be shown as another currency.
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${decimalText(minor)} ${currency}`.trim();
  const digits = { minimumFractionDigits: leastDigits, maximumFractionDigits: 2 };
  return formatSum(amount, sumLocales(language, siteCountryCode), { currency, ...digits });
}

/** A price, a goal or another offered sum, without cents that are zero: `$45`, `$39.50`. */
export const formatPrice = (minor: number, currency: string, site: SiteCountryCode, language = 'en'): string =>
  formatMoney(minor, currency, site, language, minor % 100 === 0 ? 0 : 2);

/**
 * A sum of the page's own dollars without cents that are zero: `$75`, `$62.50`, `$10,000`; in another language as it
 * writes them, with the sign alone, which is that of both countries.
 */
export function dollars(amount: number, language = 'en'): string {
  const digits = { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 };
  const options = { currency: 'AUD', currencyDisplay: 'narrowSymbol', ...digits };
  return formatSum(amount, sumLocales(language, 'AUS'), options as Intl.NumberFormatOptions).replace('AU$', '$');
}

/**
 * How a language writes sums. Te reo Māori as New Zealand's English: servers have data for it, and browsers have none.
 */
export const sumLocales = (language: string, site: SiteCountryCode): string[] =>
  /^mi\b/i.test(language) ? ['en-NZ'] : [inRegion(language, site), inRegion('en', site)];

/** A sum as it is written within text from right to left: the sign stays behind its letters, `AU$`. */
export const isolateCurrency = (sum: string): string =>
  sum.startsWith('\u200f') ? sum.replace(/[A-Z]{1,3}\$/, '\u2066$&\u2069') : sum;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A sum in the first of these languages that is known. A format is made once: that takes longer than a hundred sums.
 */
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
