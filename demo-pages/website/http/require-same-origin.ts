import { createMiddleware } from 'hono/factory';
import { HttpProblem } from './http-problem.ts';
import type { WebsiteContext, WebsiteEnv } from './website-env.ts';

/**
 * Lets a state-changing request through only when it comes from a page of one of our configured origins: what a request
 * says of its own host counts for nothing, because whoever sends it wrote that too. Every browser names where a post comes
 * from; a request that names nothing was made by a program, which carries nobody's cookies.
 */
export function requireSameOrigin(siteOrigins: readonly string[], { except = () => false }: OriginRules = {}) {
  const own = siteOrigins.map((origin) => new URL(origin).origin);
  return createMiddleware<WebsiteEnv>(async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !except(c)) {
      const origin = c.req.header('origin');
      const site = c.req.header('sec-fetch-site');
      if (isForeign(own, origin, site))
        throw new HttpProblem(403, 'This form can only be sent from our own pages: open the page again and retry.');
    }
    await next();
  });
}

export interface OriginRules {
  /** Posts that carry a proof of their own, and may come from anywhere. */
  except?: (c: WebsiteContext) => boolean;
}

function isForeign(own: readonly string[], origin: string | undefined, site: string | undefined): boolean {
  // A page without a referrer posts its form with the origin null: then the browser's own word counts, which no page can set.
  if (origin === 'null') return site !== 'same-origin';
  if (origin !== undefined) return !own.includes(origin);
  return site !== undefined && !['same-origin', 'none'].includes(site);
}
