import type { Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { activeSites, allPages, routeMethods, type Site, sitesOf, type WebsiteEnv } from '../../platform/index.ts';
import type { WebsiteServices } from '../website-options.ts';

/** A public page, by its path without a prefix, and the sites that have it. */
interface PublishedPath {
  path: string;
  sites: readonly Site[];
}

/** Every page for search engines: pages with a fixed address, and each gift, story, event and media item. */
async function publishedPaths(db: Database, now: Date): Promise<PublishedPath[]> {
  const published: PublishedPath[] = [];
  for (const page of allPages()) {
    if (!page.sitemap || page.sitemap === 'disallow') continue;
    const codes = new Map<string, Set<string>>();
    for (const { code } of activeSites()) {
      const all = page.sitemap === true ? [{}] : await page.sitemap(db, code, now);
      for (const params of all) {
        const path = addressOf(page.path, params);
        codes.set(path, (codes.get(path) ?? new Set()).add(code));
      }
    }
    const sites = sitesOf(page);
    for (const [path, known] of codes) published.push({ path, sites: sites.filter(({ code }) => known.has(code)) });
  }
  return published;
}

/** A path with values for its parameters. */
const addressOf = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)[^/]*/g, (_, name: string) => params[name] ?? '');

/** What robots.txt closes: the first part of the path of each page that is for one visitor, or for staff. */
function closedPaths(): string[] {
  const closed = allPages().filter(({ sitemap }) => sitemap === 'disallow');
  const paths = closed.flatMap((page) => sitesOf(page).map(({ prefix }) => `${prefix}/${page.path.split('/', 2)[1]}`));
  return [...new Set(paths), '/umbraco/'];
}

/** robots.txt and the sitemap. */
export function searchEngineRoutes(app: Hono<WebsiteEnv>, { db, clock, siteOrigin }: WebsiteServices): void {
  routeMethods(app, '/robots.txt', {
    get: (c) => {
      const closed = closedPaths().map((path) => `Disallow: ${path}`);
      const lines = ['User-agent: *', ...closed, '', `Sitemap: ${siteOrigin}/sitemap.xml`];
      return c.text(`${lines.join('\n')}\n`);
    },
  });
  routeMethods(app, '/sitemap.xml', {
    get: async (c) => {
      const urls = (await publishedPaths(db, new Date(clock()))).flatMap(({ path, sites }) => {
        const addressIn = ({ prefix }: Site) => `${siteOrigin}${path === '/' ? prefix || '/' : `${prefix}${path}`}`;
        const alternates = sites.length > 1 ? sites : [];
        const links = alternates.map(
          (site) => `<xhtml:link rel="alternate" hreflang="${site.hreflang}" href="${addressIn(site)}"></xhtml:link>`,
        );
        return sites.map((site) => `<url><loc>${addressIn(site)}</loc>${links.join('')}</url>\n`);
      });
      const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
      return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
    },
  });
}
