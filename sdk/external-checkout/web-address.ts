import { SdkError } from '../client/sdk-error.ts';

/**
 * Allows only web addresses, because a script address would run in the page: https, or the protocol of `trusted` (http,
 * for a sandbox or a shop on localhost).
 */
export function webAddress(link: string, trusted: string): string {
  try {
    const { protocol, href } = new URL(link, trusted);
    if (protocol === 'https:' || (protocol === 'http:' && trusted.startsWith(protocol))) return href;
  } catch {}
  throw new SdkError('This is no secure web address.', 'unprocessable_entity');
}
