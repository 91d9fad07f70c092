import { createHash } from 'node:crypto';
import { emailKey } from './email-key.ts';

/** A digest of an address for a mail's cause, which must not contain the address itself. */
export const digest = (email: string) => createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22);
