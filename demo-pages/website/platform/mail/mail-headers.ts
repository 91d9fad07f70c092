import { isEmail } from '#rules/email.ts';

/** The maximum length of a name or subject: no person's is longer, and mail programs show less. */
const MAX_HEADER = 200;
// Line ends would start another header, and direction marks could disguise a name as an address.
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text that is safe in a header: one line, no control characters, no direction marks, at most 200 characters. */
export function headerText(text: string): string {
  return [...text.replace(UNSAFE, ' ').trim()].slice(0, MAX_HEADER).join('');
}

/** Whether mail may be sent to this address. */
export function isMailAddress(address: string): boolean {
  return isEmail(address) && address.search(UNSAFE) === -1;
}
