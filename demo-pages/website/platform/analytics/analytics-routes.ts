import { join } from 'node:path';
import type { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import { readFields } from '../http/read-fields.ts';
import type { Handlers } from '../http/route-methods.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import { pagesOf } from '../pages/define-page.ts';
import { renderPage } from '../pages/render-page.ts';
import type { PlatformServices } from '../platform-services.ts';
import { ANALYTICS_COOKIE } from '../site/own-copy.ts';
import { pageContext } from '../site/request-context.ts';
import type { Site } from '../site/sites.ts';
import { analyticsPage } from './analytics-page.tsx';

function analyticsHandlers(services: PlatformServices, site: Site): Handlers {
  return {
    get: async (c) => c.html(renderPage(analyticsPage(await pageContext(c, services, site)))),
    async post(c) {
      const { show } = await readFields(c);
      const secure = services.siteOrigin.startsWith('https:');
      if (show === 'yes')
        setCookie(c, ANALYTICS_COOKIE, 'shown', { path: '/', sameSite: 'Lax', httpOnly: true, secure });
      else deleteCookie(c, ANALYTICS_COOKIE, { path: '/', secure });
      return c.redirect('/analytics', 303);
    },
  };
}

/** The panel that shows the events for a tag manager: its page and its switch. */
export const analyticsPages = [
  pagesOf<PlatformServices>()({
    path: '/analytics',
    languages: 'english',
    countries: 'one',
    cache: 'private',
    bodyLimit: 1024,
    handlers: analyticsHandlers,
  }),
];

/** The files of the panel. */
export function analyticsFileRoutes(app: Hono<WebsiteEnv>): void {
  app.get(
    '/analytics/*',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/platform/analytics/browser'), { prefix: '/analytics/' }),
  );
}
