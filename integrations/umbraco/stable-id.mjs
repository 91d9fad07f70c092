import { createHash } from 'node:crypto';

/**
 * The same id for the same name at every run, as a UUID of version 5 is made: a second upload finds what the first
 * made.
 */
export function stableId(name) {
  const bytes = createHash('sha1').update(`haven-umbraco ${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x50;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
