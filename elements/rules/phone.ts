import { withAsciiDigits } from './ascii-digits.ts';
import type { SiteCountryCode } from './country.ts';

// Spaces, hyphens and one bracketed prefix, as people write numbers: (02) 5550 1234, +61 (0)2 5550 1234.
const WRITTEN_PHONE = /^(?:\+?\d{0,4} ?\(\+?\d{1,4}\)|\+?\d)[\d -]*$/;
// W5.09, W5.10, W5.18: +61, 61 or nothing, an optional 0, the area digit, eight more digits.
const AUSTRALIAN = /^(?:\+?61)?0?[2-578]\d{8}$/;
// W5.20: the same prefix, one more area digit, then the seven-digit local part.
const DEFAULT = /^(?:\+?61)?0?[2-578]\d\d{7}$/;
// W5.21: +64, 64 or nothing, an optional 0, then 8 to 10 digits that do not start with 0 or 1.
const NEW_ZEALAND = /^(?:\+?64)?0?[2-9]\d{7,9}$/;

// Australians and New Zealanders abroad write 00 for the plus sign of their country's number.
const INTERNATIONAL = /^(?:00(?=6[14])|＋)/;

const MAX_LENGTH = 30;

/** The patterns, for the test that proves them linear-time. */
export const PHONE_PATTERNS: readonly RegExp[] = [WRITTEN_PHONE, AUSTRALIAN, DEFAULT, NEW_ZEALAND, INTERNATIONAL];

/** Whether `value` is an Australian landline or mobile number, with or without +61, spaces and hyphens (W5.08). */
export function isAustralianPhone(value: string): boolean {
  return matches(AUSTRALIAN, value);
}

/** Whether `value` is a New Zealand landline, mobile or freephone number, plain or in groups (W5.21, W5.22). */
export function isNewZealandPhone(value: string): boolean {
  return matches(NEW_ZEALAND, value);
}

/** Whether `value` follows the default Phone rule: area digits and a seven-digit local part (W5.20). */
export function isDefaultPhone(value: string): boolean {
  return matches(DEFAULT, value);
}

/** The Phone rule of a site: the New Zealand one on NZL (W5.11, W5.19), the Australian one elsewhere. */
export function isPhone(value: string, siteCountryCode: SiteCountryCode): boolean {
  return siteCountryCode === 'NZL' ? isNewZealandPhone(value) : isAustralianPhone(value);
}

/** `text` with only its digits, of any script, as 0 to 9 (W5.17). */
export function digitsOnly(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, '');
}

function matches(pattern: RegExp, value: string): boolean {
  const written = withAsciiDigits(value)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(INTERNATIONAL, '+');
  if (written.length > MAX_LENGTH || !WRITTEN_PHONE.test(written)) return false;
  return pattern.test(written.replace(/[^+0-9]/g, ''));
}
