import { createHash, randomBytes } from 'node:crypto';

/**
 * SHA-256 in hex: credentials and one-time tokens are stored this way. They are long and random, so no salt is needed.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** An unguessable identifier with a readable prefix, 192 bits. */
export function prefixedId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}
