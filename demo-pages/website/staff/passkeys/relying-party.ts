import { isIP } from 'node:net';
import type { WebsiteContext } from '../../platform/index.ts';

/** The name and origin that passkeys belong to. */
export interface RelyingParty {
  id: string;
  origin: string;
}

interface Origins {
  siteOrigin: string;
  siteOrigins: readonly string[];
}

/** The configured origin under which this page was opened. The sender controls the host, so that it only chooses. */
export function openedOrigin(c: WebsiteContext, { siteOrigin, siteOrigins }: Origins): string {
  const { host } = new URL(c.req.url);
  return siteOrigins.find((origin) => new URL(origin).host === host) ?? siteOrigin;
}

/** What passkeys of this page belong to; undefined where there can be none. */
export const relyingParty = (c: WebsiteContext, origins: Origins): RelyingParty | undefined =>
  relyingPartyOf(openedOrigin(c, origins));

/** Browsers make passkeys for names only, not for addresses, and on secure pages or this machine only. */
export function relyingPartyOf(siteOrigin: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(siteOrigin);
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || !isSecure ? undefined : { id: hostname, origin };
}
