import { createMiddleware } from 'hono/factory';
import type { WebsiteEnv } from './website-env.ts';

/**
 * Logs one entry for each request: method, path, status, milliseconds. Never the query or the body, which contain
 * personal data, and not the path of a signed link, which gives access to the order.
 */
export function requestLog(log: (entry: Record<string, unknown>) => void, clock: () => number) {
  return createMiddleware<WebsiteEnv>(async (c, next) => {
    const start = clock();
    await next();
    log({
      event: 'request',
      method: c.req.method,
      path: c.req.path.replace(/^(\/nz)?\/(orders|cards)\/.+/, '$1/$2/…'),
      status: c.res.status,
      ms: Math.round(clock() - start),
    });
  });
}
