import { createHmac, timingSafeEqual } from 'node:crypto';

/** How many bytes an HMAC-SHA-256 has. */
const MAC_BYTES = 32;

/**
 * Whether `given` is the HMAC-SHA-256 of the content, compared in constant time: all of it, or its first `bytes` where
 * the signer shortens it. A shorter or longer one is wrong.
 */
export function isRightMac(
  key: Uint8Array | string,
  content: Uint8Array | string,
  given: Uint8Array,
  bytes: number = MAC_BYTES,
): boolean {
  const right = createHmac('sha256', key).update(content).digest().subarray(0, bytes);
  return given.length === right.length && timingSafeEqual(given, right);
}
