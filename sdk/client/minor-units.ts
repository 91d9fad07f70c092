import { asText } from './record.ts';
import { misuse } from './sdk-error.ts';

/** The digits before and after the decimal point, and a power of ten in exponent notation. */
const DECIMAL = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Converts a decimal amount in whole currency units to an integer in minor units, rounded down in decimal: 19.99 is
 * 1999, 0.29 is 29 and 1.005 is 100, where binary floating point would lose a cent. `digits` is the currency's number
 * of decimals. Throws if the amount is not a number from 0 up, or is too large to be exact.
 */
export function minorUnitsOf(amount: number | string, digits = 2): number {
  const [, whole = '', fraction = '', power = 0] = DECIMAL.exec(asText(amount)) ?? [];
  const point = whole.length + Number(power) + digits;
  const minor = Number((whole + fraction).slice(0, Math.max(0, point)).padEnd(point, '0'));
  if (!whole || !Number.isSafeInteger(minor)) {
    throw misuse(`invalid amount: ${asText(amount)}. Use a number such as 19.99.`);
  }
  return minor;
}

/** The amount with two decimals, as payment sheets require: `10.5` becomes `10.50`. Throws as `minorUnitsOf` does. */
export function twoDecimals(amount: number | string): string {
  const digits = String(minorUnitsOf(amount)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
