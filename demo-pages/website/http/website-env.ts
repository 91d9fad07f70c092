import type { Context } from 'hono';
import type { ClientAddressReader } from './trusted-proxies.ts';

/**
 * The part of the Node adapter's bindings that the website reads, and the variables that routes set for the headers.
 */
export interface WebsiteEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string | undefined } } };
  Variables: { policyChanges?: Readonly<Record<string, string>>; readClientAddress?: ClientAddressReader };
}

export type WebsiteContext = Context<WebsiteEnv>;
