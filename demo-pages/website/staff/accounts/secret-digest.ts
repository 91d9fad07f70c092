import { createHash } from 'node:crypto';

/** The digest under which a long random secret is stored: a copy of the table opens nothing. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
