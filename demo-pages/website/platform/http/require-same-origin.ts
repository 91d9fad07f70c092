import { createMiddleware } from 'hono/factory';
import { message } from '#locales/message.ts';
import ERROR_PAGE from '#texts/website/error-page';
import { HttpProblem } from './http-problem.ts';
import type { WebsiteContext, WebsiteEnv } from './website-env.ts';

/**
 * Accepts a state-changing request only when it comes from a page of a configured origin. The request's own host is not
 * trusted, because the sender controls it. Every browser sends the origin of a post; a request without one was made by
 * a program, which has no visitor's cookies.
 */
export function requireSameOrigin(siteOrigins: readonly string[], { except = () => false }: OriginRules = {}) {
  const own = siteOrigins.map((origin) => new URL(origin).origin);
  return createMiddleware<WebsiteEnv>(async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !except(c)) {
      const origin = c.req.header('origin');
      const site = c.req.header('sec-fetch-site');
      if (isForeign(own, origin, site)) throw new HttpProblem(403, message(ERROR_PAGE, 'ownPages'));
    }
    await next();
  });
}

interface OriginRules {
  /** Posts that carry their own proof and may come from anywhere. */
  except?: (c: WebsiteContext) => boolean;
}

function isForeign(own: readonly string[], origin: string | undefined, site: string | undefined): boolean {
  // A page without a referrer posts its form with the origin null: then Sec-Fetch-Site decides, which no page can set.
  if (origin === 'null') return site !== 'same-origin';
  if (origin !== undefined) return !own.includes(origin);
  return site !== undefined && !['same-origin', 'none'].includes(site);
}
