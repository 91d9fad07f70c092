import { asciiDigits, digitsOf } from '../digits-of.ts';
import { allowedLengths, detectScheme, gapsOf } from './card-schemes.ts';
import { passesLuhn } from './luhn.ts';

/** Groups the digits as they are printed on the card: `4242 4242 …`, `3782 822463 10005`. */
export function formatCardNumber(text: string): string {
  const all = digitsOf(text);
  const scheme = detectScheme(all);
  const digits = all.slice(0, Math.max(...allowedLengths(scheme)));
  let shown = '';
  for (let index = 0; index < digits.length; index += 1) {
    if (gapsOf(scheme).includes(index)) shown += ' ';
    shown += digits[index];
  }
  return shown;
}

/** True if the length fits the scheme and the checksum is correct. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return allowedLengths(detectScheme(digits)).includes(digits.length) && passesLuhn(digits);
}

/**
 * True for text that contains a card number, to keep card numbers out of other fields. It has the prefix and a length of
 * a scheme and a right checksum: one in ten order numbers and moments in milliseconds has a right checksum by chance.
 */
export function containsCardNumber(text: string): boolean {
  return (asciiDigits(text).match(/\d(?:[ -]?\d){11,}/g) ?? []).some((run) => {
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
