import { digitsOf, toAsciiDigits } from '../digits-of.ts';

export type Expiry = { month: number; year: number };

const MONTH_FIRST = /^(\d{1,2}) ?[/\-. \u2010-\u2015\u2044\u2212\u2215\uff0f] ?(.*)$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;

/** The year typed so far: two digits, or the beginning of `20yy`, which becomes `yy`. */
function shortYear(digits: string): string {
  if (/^20\d{2}/.test(digits)) return digits.slice(2, 4);
  return digits.slice(0, /^20\d/.test(digits) ? 3 : 2);
}

/** `2029-04`, or what was typed of it: a first digit above 1 is a complete month, as it is in the usual order. */
function formatYearFirst(digits: string): string {
  const month = digits.slice(4, 6);
  if (MONTH.test(month) && month !== '1') return `${month.padStart(2, '0')}/${digits.slice(2, 4)}`;
  return month === '' ? digits : `${digits.slice(0, 4)}-${month}`;
}

/**
 * Formats the input as `mm/yy`; a first digit above 1 is a complete month, and `2030` becomes `30`. A text that begins
 * with a year, as HTML writes `cc-exp` (2029-04) and password managers fill it in (202904, 29/04), is turned round.
 */
export function formatExpiry(text: string, isDeleting = false): string {
  const filled = toAsciiDigits(text)
    .replace(/^\D+/, '')
    // Typed year first: the 2 of 2029 was shown as the month February.
    .replace(/^02\/0(\d\d)$/, '20$1');
  const digits = digitsOf(filled);
  if (/^20\d\d/.test(filled)) return formatYearFirst(digits);
  const [, head, tail = ''] = MONTH_FIRST.exec(filled.trim()) ?? [];
  if (Number(head) >= 20 && MONTH.test(tail) && tail !== '1') return `${tail.padStart(2, '0')}/${head}`;
  const typed = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = head === undefined ? typed.slice(0, 2) : head.padStart(2, '0');
  const year = shortYear(head === undefined ? typed.slice(2) : digitsOf(tail));
  if (year !== '') return `${month}/${year}`;
  return month.length === 2 && !isDeleting ? `${month}/` : month;
}

/** Reads `mm/yy`, `mm/yyyy` and `yyyy-mm`; null if it is not a month of this century. */
export function parseExpiry(text: string): Expiry | null {
  const plain = toAsciiDigits(text).trim();
  const [, month, year] = /^(\d{1,2})\s*\/\s*(\d{2}|20\d{2})$/.exec(plain) ?? [];
  const [, yearFirst, monthSecond] = /^(20\d{2})-(\d{1,2})$/.exec(plain) ?? [];
  const [shownMonth, shownYear] = [month ?? monthSecond ?? '', Number(year ?? yearFirst)];
  return MONTH.test(shownMonth) ? { month: Number(shownMonth), year: (shownYear % 100) + 2000 } : null;
}

/** A card is valid until the last moment of its month, in the cardholder's own time zone. */
export function isExpired({ month, year }: Expiry, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}

/** Cards are issued for at most 20 years, so a later year is a typing error. */
export function isTooFarAhead({ year }: Expiry, now: Date): boolean {
  return year > now.getFullYear() + 20;
}
