import type { Hono } from 'hono';
import {
  type PlatformServices,
  pageContext,
  renderPage,
  routeMethods,
  type Site,
  to,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { privacyPage } from './privacy-page.tsx';

/** The privacy notice. */
export function privacyRoute(app: Hono<WebsiteEnv>, services: PlatformServices, site: Site): void {
  routeMethods(app, to(site, '/privacy'), {
    get: async (c) => c.html(renderPage(privacyPage(await pageContext(c, services)))),
  });
}
