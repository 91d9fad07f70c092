import { join } from 'node:path';
import type { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import { participationContext } from '../forms/form-page-context.ts';
import { limitBody, readFields } from '../http/read-fields.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import type { PlatformServices } from '../platform-services.ts';
import { ANALYTICS_COOKIE } from '../site/request-context.ts';
import { SITES } from '../site/sites.ts';
import { analyticsPage } from './analytics-page.ts';

/** The panel that shows the events for a tag manager: its page, its switch and its files. */
export function analyticsRoutes(app: Hono<WebsiteEnv>, services: PlatformServices): void {
  app.use('/analytics', limitBody(1024));
  routeMethods(app, '/analytics', {
    get: async (c) => c.html(analyticsPage(await participationContext(c, services, SITES[0], '/analytics'))),
    async post(c) {
      const { show } = await readFields(c);
      const secure = services.siteOrigin.startsWith('https:');
      if (show === 'yes')
        setCookie(c, ANALYTICS_COOKIE, 'shown', { path: '/', sameSite: 'Lax', httpOnly: true, secure });
      else deleteCookie(c, ANALYTICS_COOKIE, { path: '/', secure });
      return c.redirect('/analytics', 303);
    },
  });
  app.get(
    '/analytics/*',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/platform/analytics/browser'), { prefix: '/analytics/' }),
  );
}
