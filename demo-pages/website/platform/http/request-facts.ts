import { getCookie } from 'hono/cookie';
import { type ClientNetwork, clientNetwork, forwardedFor } from '../../../server/http/trusted-proxies.ts';
import type { WebsiteContext } from './website-env.ts';

/** The visitor's address: the socket's, or the one that a trusted proxy reports (TRUSTED_PROXIES). */
export function clientAddress(c: WebsiteContext): string {
  const socketAddress = c.env?.incoming?.socket?.remoteAddress ?? '';
  const read = c.get('readClientAddress');
  return read
    ? read(
        socketAddress,
        forwardedFor((name) => c.req.header(name)),
      )
    : socketAddress;
}

/** The visitor's network: what limits count. */
export const networkOf = (c: WebsiteContext): ClientNetwork => clientNetwork(clientAddress(c));

/** Whether the sender is a page without JavaScript, which expects a page as the response. */
export function wantsPage(c: WebsiteContext): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

/** Whether the sender accepts JSON. */
export function wantsJson(c: WebsiteContext): boolean {
  return (c.req.header('accept') ?? '').includes('application/json');
}

/** Whether the path is an API call, whose errors are JSON. */
export function isApiPath(path: string): boolean {
  return /^\/umbraco\/api(\/|$)/i.test(path);
}

/** Switches on the panel that shows the events for a tag manager. */
export const ANALYTICS_COOKIE = 'haven_analytics';

/** Whether the visitor gets a copy of their own of a page that others share: with the panel. */
export const isOwnCopy = (c: WebsiteContext): boolean => getCookie(c, ANALYTICS_COOKIE) === 'shown';
