export type Expiry = { month: number; year: number };

/** The year typed so far: two digits, or the beginning of `20yy`, which becomes `yy`. */
function shortYear(digits: string): string {
  if (/^20\d{2}/.test(digits)) return digits.slice(2, 4);
  return digits.slice(0, /^20\d/.test(digits) ? 3 : 2);
}

/** Formats the input as `mm/yy`; a first digit above 1 is a complete month, and `2030` becomes `30`. */
export function formatExpiry(text: string, isDeleting = false): string {
  const [, head, tail] = /^(\d{1,2}) ?[/\-. ] ?(.*)$/.exec(text.trim()) ?? [];
  const digits = text.replace(/\D+/g, '');
  const typed = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = head === undefined ? typed.slice(0, 2) : head.padStart(2, '0');
  const year = shortYear((tail ?? typed.slice(2)).replace(/\D+/g, ''));
  if (year !== '') return `${month}/${year}`;
  return month.length === 2 && !isDeleting ? `${month}/` : month;
}

/** Reads `mm/yy` and `mm/yyyy`; null if it is not a month of this century. */
export function parseExpiry(text: string): Expiry | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|20\d{2})\s*$/.exec(text);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (!match || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is valid until the last moment of its month, in the cardholder's own time zone. */
export function isExpired({ month, year }: Expiry, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}

/** Cards are issued for at most 20 years, so a later year is a typing error. */
export function isTooFarAhead({ year }: Expiry, now: Date): boolean {
  return year > now.getFullYear() + 20;
}
