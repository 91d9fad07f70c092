import { randomInt } from 'node:crypto';

// Crockford's alphabet has no characters that are confused when read aloud or copied.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new, unguessable order number: `HAV-` and ten characters. */
export function newOrderId(): string {
  return `HAV-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
