import type { MiddlewareHandler } from 'hono';
import { changePolicy, pageSecurity, renderMarkup, siteOfPath, type WebsiteEnv } from '../../platform/index.ts';
import { otherWaysNotice } from './other-ways-notice.tsx';
import { createPageProtection } from './protect-page.ts';
import type { SiteScripts } from './site-scripts.ts';
import { addIntegrityPolicy, isStrictPage, vendorSources } from './strict-scripts.ts';

/**
 * PCI DSS 4.0.1, 6.4.3: writes into each page what its scripts must contain, so that the browser runs no other. Its
 * place is inside the middleware that writes the policy, which must allow the import map.
 */
export function pageIntegrity(siteScripts: SiteScripts): MiddlewareHandler<WebsiteEnv> {
  const protection = createPageProtection(siteScripts);
  return async (c, next) => {
    await next();
    if (!c.res.headers.get('content-type')?.startsWith('text/html') || c.req.method === 'HEAD') return;
    const [isStrict, vendors] = [isStrictPage(c.req.path, c.req.header('user-agent')), vendorSources(c)];
    const text = await c.res.text();
    const page = pageSecurity(c.req.path).protectsScripts
      ? protection.payingPage(
          text,
          renderMarkup(otherWaysNotice(siteOfPath(c.req.path))),
          isStrict ? vendors : undefined,
        )
      : protection.page(text);
    if (page.source) {
      changePolicy(c, { 'script-src': `'self' ${page.source}` });
      c.header('Vary', 'User-Agent', { append: true });
    }
    if (isStrict) addIntegrityPolicy(c, vendors);
    const { status, headers } = c.res;
    c.res = undefined;
    c.res = new Response(page.text, { status, headers });
  };
}
