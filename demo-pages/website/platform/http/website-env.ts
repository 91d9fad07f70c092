import type { Context } from 'hono';
import type { ClientAddressReader } from '../../../server/http/trusted-proxies.ts';

/**
 * The part of the Node adapter's bindings that the website reads, and the variables that routes set for the headers and
 * for the cache.
 */
export interface WebsiteEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string | undefined } } };
  Variables: {
    policyChanges?: Readonly<Record<string, string>>;
    readClientAddress?: ClientAddressReader;
    requestId?: string;
    /** The page's cache has answered. */
    isFromCache?: boolean;
    /** The page's cache compresses it, once for all. */
    isCompressedLater?: boolean;
  };
}

export type WebsiteContext = Context<WebsiteEnv>;
