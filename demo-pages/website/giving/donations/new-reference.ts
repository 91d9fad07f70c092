import { createHash, randomInt } from 'node:crypto';

// Crockford's alphabet has no characters that are confused when read aloud or copied.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 10;

/** A new, unguessable reference of a kind: its prefix and ten characters, such as `GIFT-0A1B2C3D4E`. */
export function newReference(prefix: 'GIFT' | 'PLAN' | 'DEBIT'): string {
  return `${prefix}-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

/**
 * The reference of what belongs to something unguessable and happens once, such as the gift of a plan's month: always
 * the same.
 */
export function referenceOf(prefix: 'GIFT', ...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, LENGTH);
  return `${prefix}-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
