import { createMiddleware } from 'hono/factory';
import { REQUEST_ID_HEADER, withRequestId } from '../../../server/http/request-id.ts';
import { loggedPath } from '../pages/site-pages.ts';
import type { WebsiteEnv } from './website-env.ts';

/**
 * Gives each request an id, which its response has in a header, and logs one entry for it: method, path, status,
 * milliseconds. Never the query or the body, which contain personal data.
 */
export function requestLog(log: (entry: Record<string, unknown>) => void, clock: () => number) {
  return createMiddleware<WebsiteEnv>(async (c, next) => {
    const start = clock();
    await withRequestId('req', async (id) => {
      c.set('requestId', id);
      await next();
      // Not `c.header`: once there is a response, it makes another one, with its body as a stream. A cached page has its
      // id: its headers are plain text, which `Headers` would examine again for each request.
      if (!c.get('isFromCache')) c.res.headers.set(REQUEST_ID_HEADER, id);
      // A balancer looks by the second: a line for each would hide the others.
      if (c.req.path === '/healthz' && c.res.status === 200) return;
      log({
        event: 'request',
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(clock() - start),
      });
    });
  });
}
