import { type Signer, type Site, siteFor, siteOfPath, to, type WebsiteContext } from '../../platform/index.ts';
import type { StoredSubscriber } from './subscribe-people.ts';

/** Links for unsubscribing without a password: they name a row and are signed by the site. */
export interface UnsubscribeLinks {
  linkFor(person: Pick<StoredSubscriber, 'id' | 'siteCountryCode' | 'language'>): Promise<string>;
  /** Whether the link was signed by this site. */
  isOurs(id: string, key: string): Promise<boolean>;
}

/** The path of a site's unsubscribe page. */
export const unsubscribePath = (site: Site) => to(site, '/newsletter/unsubscribe');

/** Whether a request has the key of a link: mail programs post it from other origins (RFC 8058). */
export const isSignedUnsubscribe = (c: WebsiteContext) =>
  unsubscribePath(siteOfPath(c.req.path)) === c.req.path && c.req.query('key') !== undefined;

export function createUnsubscribeLinks(signer: Signer, origin: string): UnsubscribeLinks {
  return {
    async linkFor({ id, siteCountryCode, language }) {
      const key = await signer.sign(`unsubscribe ${id}`);
      return `${origin}${unsubscribePath(siteFor(siteCountryCode, language))}?${new URLSearchParams({ id, key })}`;
    },
    isOurs: (id, key) => signer.isSigned(`unsubscribe ${id}`, key),
  };
}
