import type { Signer } from '../bot-check/signing-key.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { SITES, type Site, siteOf } from '../site/sites.ts';
import type { StoredSubscriber } from './subscribe-people.ts';

/** Links by which somebody leaves the list without a password: they name a row, and only we can make them. */
export interface UnsubscribeLinks {
  linkFor(person: Pick<StoredSubscriber, 'id' | 'siteCountryCode'>): Promise<string>;
  /** Whether an address that came back was made here. */
  isOurs(id: string, key: string): Promise<boolean>;
}

/** Where a site's people leave the list. */
export const unsubscribePath = (site: Site) => `${site.prefix}/newsletter/unsubscribe`;

/** Whether a request brings the key of a link: mail programs post it from wherever they are (RFC 8058). */
export const isSignedUnsubscribe = (c: WebsiteContext) =>
  SITES.some((site) => unsubscribePath(site) === c.req.path) && c.req.query('key') !== undefined;

export function createUnsubscribeLinks(signer: Signer, origin: string): UnsubscribeLinks {
  return {
    async linkFor({ id, siteCountryCode }) {
      const key = await signer.sign(`unsubscribe ${id}`);
      return `${origin}${unsubscribePath(siteOf(siteCountryCode))}?${new URLSearchParams({ id, key })}`;
    },
    isOurs: (id, key) => signer.isSigned(`unsubscribe ${id}`, key),
  };
}
