import type { Hono } from 'hono';
import { ALL_SITES, escapeHtml, routeMethods, type Site, to, type WebsiteEnv } from '../../platform/index.ts';
import type { WebsiteServices } from '../website-services.ts';
import { publishedPaths } from './published-paths.ts';

/** Pages for one visitor, or for staff. */
const PRIVATE = ['/cart', '/checkout', '/thank-you'];

/** robots.txt and the sitemap. */
export function searchEngineRoutes(app: Hono<WebsiteEnv>, { db, siteOrigin }: WebsiteServices): void {
  routeMethods(app, '/robots.txt', {
    get: (c) => {
      const closed = [
        ...ALL_SITES.flatMap((site) => PRIVATE.map((path) => to(site, path))),
        '/umbraco/',
        '/back-office',
      ];
      const lines = [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${siteOrigin}/sitemap.xml`,
      ];
      return c.text(`${lines.join('\n')}\n`);
    },
  });
  routeMethods(app, '/sitemap.xml', {
    get: async (c) => {
      const urls = (await publishedPaths(db)).flatMap(({ path, sites }) => {
        const alternates = sites.length > 1 ? sites : [];
        const address = (site: Site) => escapeHtml(`${siteOrigin}${to(site, path)}`);
        const links = alternates.map(
          (site) => `<xhtml:link rel="alternate" hreflang="${site.hreflang}" href="${address(site)}"></xhtml:link>`,
        );
        return sites.map((site) => `<url><loc>${address(site)}</loc>${links.join('')}</url>\n`);
      });
      const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
      return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
    },
  });
}
