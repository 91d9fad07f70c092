import type { Hono } from 'hono';
import { findAppeal, findRunningAppeal, isRunning } from '../../giving/index.ts';
import { pageContext, renderPage, routeMethods, type Site, to, type WebsiteEnv } from '../../platform/index.ts';
import { findGifts } from '../../shop/index.ts';
import type { WebsiteServices } from '../website-services.ts';
import { homePage } from './home-page.tsx';
import { homeTexts } from './home-texts.ts';

/** The front page, which a site has in each of its languages. */
export function homeRoute(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { db } = services;
  routeMethods(app, to(site, '/'), {
    get: async (c) => {
      const now = services.clock();
      const emergency = await findAppeal(db, homeTexts(site).emergency.appeal, site.code);
      const appeals = {
        appeal: await findRunningAppeal(db, site.code, now),
        emergency: emergency && isRunning(emergency, now) ? emergency : undefined,
      };
      return c.html(renderPage(homePage(await pageContext(c, services), await findGifts(db, site.code), appeals)));
    },
  });
}
