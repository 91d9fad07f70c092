import type { WebsiteContext } from './website-env.ts';

/** The peer's address from the socket; headers are not believed, anybody can write them. */
export function clientAddress(c: WebsiteContext): string {
  return c.env?.incoming?.socket?.remoteAddress ?? '';
}

/** Whether the sender is a page without JavaScript (or a person), who wants a page back. */
export function wantsPage(c: WebsiteContext): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

/** Whether the sender asked for JSON. */
export function wantsJson(c: WebsiteContext): boolean {
  return (c.req.header('accept') ?? '').includes('application/json');
}

/** Whether the path is one of the calls, whose failures are JSON. */
export function isApiPath(path: string): boolean {
  return /^\/umbraco\/api(\/|$)/i.test(path);
}
