import type { ClientNetwork } from '../../../server/http/trusted-proxies.ts';
import { HttpProblem } from './http-problem.ts';

interface RateLimit {
  /** The number of requests that one client may make in one window. */
  limit: number;
  windowMs: number;
  clock: () => number;
}

/** What a limit counts: a network, or a session or plan that the site has issued. A plain address is none of these. */
export type LimitedClient = ClientNetwork | `${'session' | 'plan'} ${string}`;

const MAX_CLIENTS = 20_000;

/**
 * Counts requests for each client in fixed windows, in this process. Returns a function that throws a 429 with
 * Retry-After when a client exceeds the limit.
 */
export function createRateLimiter({ limit, windowMs, clock }: RateLimit): (client: LimitedClient) => void {
  const windows = new Map<string, { start: number; count: number }>();
  return (client) => {
    const now = clock();
    let window = windows.get(client);
    if (!window || now - window.start >= windowMs || now < window.start) {
      // Deleting first moves the client to the end, so that the oldest one is dropped when the table is full.
      windows.delete(client);
      const oldest = windows.size >= MAX_CLIENTS ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
      window = { start: now, count: 0 };
      windows.set(client, window);
    }
    window.count += 1;
    if (window.count > limit) {
      const seconds = Math.max(1, Math.ceil((window.start + windowMs - now) / 1000));
      throw new HttpProblem(429, `Too many requests: try again in ${seconds} seconds.`, {
        'Retry-After': String(seconds),
      });
    }
  };
}
