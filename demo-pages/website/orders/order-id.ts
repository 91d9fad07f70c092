import { randomInt } from 'node:crypto';

// Crockford's alphabet: nothing that reads like something else on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new order number that nobody can guess: `HAV-` and ten characters. */
export function newOrderId(): string {
  return `HAV-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
