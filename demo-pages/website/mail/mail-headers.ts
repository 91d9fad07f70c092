import { isEmail } from '#website/email.ts';

/** The most characters of a name or subject: no person's is longer, and mail programs show fewer. */
const MAX_HEADER = 200;
// Line ends would start a header of their own, and direction marks would let a name pass for an address.
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as it may stand in a header: one line, no control characters, no direction marks, at most 200 characters. */
export function headerText(text: string): string {
  return [...text.replace(UNSAFE, ' ').trim()].slice(0, MAX_HEADER).join('');
}

/** Whether mail may be sent to an address as it stands. */
export function isMailAddress(address: string): boolean {
  return isEmail(address) && address.search(UNSAFE) === -1;
}
