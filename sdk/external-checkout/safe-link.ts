import { SdkError } from '../client/sdk-error.ts';

/**
 * Lets only web addresses through, because a script address would run in the page: https, or what `trusted` itself uses
 * (http, for a sandbox or a shop on this machine).
 */
export function safeLink(link: string, trusted: string): string {
  try {
    const { protocol, href } = new URL(link, trusted);
    if (protocol === 'https:' || (protocol === 'http:' && trusted.startsWith(protocol))) return href;
  } catch {}
  throw new SdkError('This is no secure web address.', 'unprocessable_entity');
}
