import type { Context } from 'hono';

/** The part of the Node adapter's bindings that the website reads. */
export interface WebsiteEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string | undefined } } };
}

export type WebsiteContext = Context<WebsiteEnv>;
