import type { Signer } from '../bot-check/signing-key.ts';
import { type Site, siteOf } from '../sites.ts';
import type { StoredSubscriber } from './subscribe-people.ts';

/** Links by which somebody leaves the list without a password: they name a row, and only we can make them. */
export interface UnsubscribeLinks {
  linkFor(person: Pick<StoredSubscriber, 'id' | 'siteCountryCode'>): Promise<string>;
  /** Whether an address that came back was made here. */
  isOurs(id: string, key: string): Promise<boolean>;
}

/** Where a site's people leave the list. */
export const unsubscribePath = (site: Site) => `${site.prefix}/newsletter/unsubscribe`;

export function createUnsubscribeLinks(signer: Signer, origin: string): UnsubscribeLinks {
  return {
    async linkFor({ id, siteCountryCode }) {
      const key = await signer.sign(`unsubscribe ${id}`);
      return `${origin}${unsubscribePath(siteOf(siteCountryCode))}?${new URLSearchParams({ id, key })}`;
    },
    isOurs: (id, key) => signer.isSigned(`unsubscribe ${id}`, key),
  };
}
