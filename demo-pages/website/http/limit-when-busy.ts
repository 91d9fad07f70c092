import type { HttpBindings } from '@hono/node-server';
import { SMALL_BODY } from './body-budget.ts';
import { clientAddress } from './request-facts.ts';
import { clientNetwork } from './trusted-proxies.ts';
import type { WebsiteContext } from './website-env.ts';

export const WINDOW_MS = 10_000;
/** A person who reads, pays and fills forms makes fewer; the files of pages do not count. */
export const REQUESTS_WHEN_BUSY = 20;

/**
 * While this process is busy, a network that asked for much within ten seconds is answered 429, before anything is read, asked or
 * logged, so that others are served. One that is alone here is left alone: it takes nothing from anybody, or it is a
 * proxy that `TRUSTED_PROXIES` does not name.
 */
export function limitWhenBusy(isBusy: () => boolean, clock: () => number): (c: WebsiteContext) => Response | undefined {
  const counts = new Map<string, number>();
  let start = clock();
  return (c) => {
    const now = clock();
    if (now - start >= WINDOW_MS || now < start) {
      counts.clear();
      start = now;
    }
    // Whoever looks after this process asks often.
    if (c.req.path === '/healthz') return undefined;
    const network = clientNetwork(clientAddress(c));
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count <= REQUESTS_WHEN_BUSY || counts.size === 1 || !isBusy()) return undefined;
    const seconds = Math.max(1, Math.ceil((start + WINDOW_MS - now) / 1000));
    endUnread(c);
    return c.text(`Very many requests come from your network: try again in ${seconds} seconds.`, 429, {
      'Retry-After': String(seconds),
      Connection: 'close',
    });
  };
}

/** A body that is still being sent is not read to its end: its connection ends with the answer. */
function endUnread(c: WebsiteContext): void {
  if (Number(c.req.header('content-length') ?? 0) <= SMALL_BODY) return;
  const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  outgoing?.once('finish', () => incoming?.socket.destroy());
}
