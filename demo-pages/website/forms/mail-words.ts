import { createHash } from 'node:crypto';
import type { SiteCountryCode } from '#website/country.ts';
import { emailKey } from './email-key.ts';
import { greeting } from './greeting-name.ts';

/** A digest of an address for a mail's cause, which must not contain the address itself. */
export const digest = (email: string) => createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22);

/** The first line of a mail to a person who gave a name. */
export const hello = (firstName: string, code: SiteCountryCode) => ({ text: greeting(firstName, code === 'NZL') });
