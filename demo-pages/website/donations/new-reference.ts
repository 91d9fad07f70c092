import { randomInt } from 'node:crypto';

// Crockford's alphabet has no characters that are confused when read aloud or copied.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new, unguessable reference of a kind: its prefix and ten characters, such as `GIFT-0A1B2C3D4E`. */
export function newReference(prefix: 'GIFT' | 'PLAN' | 'DEBIT'): string {
  return `${prefix}-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
