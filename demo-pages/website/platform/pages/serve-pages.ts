import type { Hono } from 'hono';
import { HttpProblem } from '../http/http-problem.ts';
import { BODY_LIMIT, limitBody } from '../http/read-fields.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import type { PlatformServices } from '../platform-services.ts';
import { ALL_SITES, PSEUDO_SITE, type Site } from '../site/sites.ts';
import type { Page } from './define-page.ts';
import { ownPageAt, sitesOf } from './site-pages.ts';

/** Serves each page on every site that has it, in the order of the list. */
export function servePages<Services extends PlatformServices>(
  app: Hono<WebsiteEnv>,
  services: Services,
  pages: readonly Page<Services>[],
): void {
  // Those that are off too: a site that runs may switch them on.
  const sites = services.isSandbox ? [...ALL_SITES, PSEUDO_SITE] : ALL_SITES;
  for (const page of pages) {
    if (page.isDemo && !services.isSandbox) continue;
    page.routes?.(app, services);
    if (!page.handlers) continue;
    for (const site of sitesOf(page, sites)) {
      const path = page.path === '/' ? site.prefix || '/' : `${site.prefix}${page.path}`;
      const handlers = page.handlers(services, site);
      if (handlers.post) app.use(path, limitBody(page.bodyLimit ?? BODY_LIMIT));
      routeMethods(app, path, handlers);
    }
  }
}

/** Serves the pages of the charity's folder, which may be others while the site runs; after all other routes. */
export function serveOwnPages<Services extends PlatformServices>(app: Hono<WebsiteEnv>, services: Services): void {
  app.use((c, next) => {
    const found = ownPageAt(c.req.path);
    if (!found) return next();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new HttpProblem(405, 'This address answers GET, HEAD only.', { Allow: 'GET, HEAD' });
    const page = found.page as Page<PlatformServices>;
    const get = page.handlers?.(services, found.site).get;
    return get ? Promise.resolve(get(c)) : next();
  });
}

/** Makes what several pages share, such as a rate limiter, once for each app. */
export function sharedByApp<Services extends object, Shared>(make: (services: Services) => Shared) {
  const all = new WeakMap<Services, Shared>();
  return (services: Services): Shared => {
    const shared = all.get(services) ?? make(services);
    all.set(services, shared);
    return shared;
  };
}

/** Makes what several pages of one site share, once for each app and site. */
export function sharedBySite<Services extends object, Shared>(make: (services: Services, site: Site) => Shared) {
  const sitesOf = sharedByApp((_: Services) => new Map<Site, Shared>());
  return (services: Services, site: Site): Shared => {
    const sites = sitesOf(services);
    const shared = sites.get(site) ?? make(services, site);
    sites.set(site, shared);
    return shared;
  };
}
