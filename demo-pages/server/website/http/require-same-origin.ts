import { createMiddleware } from 'hono/factory';
import { HttpProblem } from './http-problem.ts';
import type { WebsiteEnv } from './website-env.ts';

/**
 * Lets a state-changing request through only when it comes from our own pages. Every browser names where a post comes
 * from; a request that names nothing was made by a program, which carries nobody's cookies.
 */
export function requireSameOrigin(siteOrigin: string) {
  return createMiddleware<WebsiteEnv>(async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) {
      const origin = c.req.header('origin');
      const site = c.req.header('sec-fetch-site');
      const own = [siteOrigin, new URL(c.req.url).origin];
      const foreign =
        origin !== undefined ? !own.includes(origin) : site !== undefined && !['same-origin', 'none'].includes(site);
      if (foreign)
        throw new HttpProblem(403, 'This form can only be sent from our own pages: open the page again and retry.');
    }
    await next();
  });
}
