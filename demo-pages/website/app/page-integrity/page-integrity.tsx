import type { MiddlewareHandler } from 'hono';
import NOTICE from '#texts/website/integrity-notice';
import {
  changePolicy,
  type Markup,
  organisationOf,
  pageSecurity,
  pageTexts,
  renderMarkup,
  type Site,
  siteOfPath,
  type WebsiteEnv,
} from '../../platform/index.ts';
import {
  addIntegrityPolicy,
  createPageProtection,
  isStrictPage,
  type SiteScripts,
  vendorSources,
} from './protect-page.ts';

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

/**
 * How to give when the browser has refused a script of the page: the guard takes it into the page when it knows of one.
 */
function otherWaysNotice(site: Site): Markup {
  const { name, phone, bank } = organisationOf(site);
  const text = pageTexts(site, NOTICE);
  return (
    <template data-integrity-notice="">
      <div className="load-notice" role="alert">
        <div className="load-notice__box load-notice__box--text">
          <p>
            <strong>{text('warning')}</strong> {text('stopped')}
          </p>
          <p>{text('otherWays', { phone, name, bank })}</p>
        </div>
      </div>
    </template>
  );
}
