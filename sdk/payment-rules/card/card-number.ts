import { digitsOf, toAsciiDigits } from '../digits-of.ts';
import { allowedLengths, detectScheme, gapsOf } from './card-schemes.ts';

/** True if the last digit is the checksum (mod 10) of the others. Digits only; false for the empty string. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Groups the digits as they are printed on the card: `4242 4242 …`, `3782 822463 10005`. */
export function formatCardNumber(text: string): string {
  const all = digitsOf(text);
  const scheme = detectScheme(all);
  const digits = all.slice(0, Math.max(...allowedLengths(scheme)));
  let grouped = '';
  for (let index = 0; index < digits.length; index += 1) {
    if (gapsOf(scheme).includes(index)) grouped += ' ';
    grouped += digits[index];
  }
  return grouped;
}

/** True if the length fits the scheme and the checksum is correct. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return allowedLengths(detectScheme(digits)).includes(digits.length) && passesLuhn(digits);
}

/**
 * True for text that contains a card number, to keep card numbers out of other fields. It has the prefix and a length
 * of a scheme and a right checksum: the checksum alone is right by chance in one of ten order numbers and timestamps.
 */
export function containsCardNumber(text: string): boolean {
  return (toAsciiDigits(text).match(/\d(?:[ -]?\d){11,}/g) ?? []).some((run) => {
    const groups = run.split(/[ -]/);
    // Other numbers may stand beside it: "Unit 5 4242 4242 4242 4242". No scheme has more than 19 digits, which also
    // bounds the work for a long text of single digits.
    return groups.some((_, from) => {
      let digits = '';
      for (let to = from; to < groups.length && digits.length <= 19; to += 1) {
        digits += groups[to];
        if (isNumberOfScheme(digits)) return true;
      }
      return false;
    });
  });
}

function isNumberOfScheme(digits: string): boolean {
  return detectScheme(digits) !== null && isCardNumber(digits);
}
