import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './request-facts.ts';
import { clientNetwork } from './trusted-proxies.ts';
import type { WebsiteEnv } from './website-env.ts';

export const WINDOW_MS = 10_000;
/** A person who pays and fills forms makes fewer; pages and files that are kept for all visitors do not count. */
export const REQUESTS_WHEN_BUSY = 20;

/**
 * While this process is busy, a network that asked for much within ten seconds is answered 429, before anything is read, asked or
 * logged, so that others are served. One that is alone here is left alone: it takes nothing from anybody, or it is a
 * proxy that `TRUSTED_PROXIES` does not name.
 */
export function limitWhenBusy(isBusy: () => boolean, clock: () => number): MiddlewareHandler<WebsiteEnv> {
  const counts = new Map<string, number>();
  let start = clock();
  return async (c, next) => {
    const now = clock();
    if (now - start >= WINDOW_MS || now < start) {
      counts.clear();
      start = now;
    }
    // Whoever looks after this process asks often.
    if (c.req.path === '/healthz') return next();
    const network = clientNetwork(clientAddress(c));
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count <= REQUESTS_WHEN_BUSY || counts.size === 1 || !isBusy()) return next();
    const seconds = Math.max(1, Math.ceil((start + WINDOW_MS - now) / 1000));
    return c.text(`Very many requests come from your network: try again in ${seconds} seconds.`, 429, {
      'Retry-After': String(seconds),
      // What is still being sent is not waited for.
      Connection: 'close',
    });
  };
}
