import type { Hono } from 'hono';
import { findAppeal, findRunningAppeal, isRunning } from '../../giving/index.ts';
import { pageContext, routeMethods, type Site, to, type WebsiteEnv } from '../../platform/index.ts';
import {
  filterGifts,
  findGifts,
  findProduct,
  giftPage,
  giftsPage,
  otherGifts,
  readGiftFilter,
} from '../../shop/index.ts';
import { privacyPage } from '../../stories/index.ts';
import type { WebsiteServices } from '../website-services.ts';
import { homePage } from './home-page.ts';
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
      return c.html(homePage(await pageContext(c, services), await findGifts(db, site.code), appeals));
    },
  });
}

/** The shop and each gift's page. */
export function giftRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { db } = services;
  routeMethods(app, to(site, '/gifts'), {
    get: async (c) => {
      const filter = readGiftFilter((name) => c.req.query(name));
      const gifts = filterGifts(await findGifts(db, site.code), filter);
      return c.html(giftsPage(await pageContext(c, services), gifts, filter));
    },
  });
  routeMethods(app, to(site, '/gifts/:slug'), {
    get: async (c) => {
      const slug = c.req.param('slug') ?? '';
      const gift = /^[a-z-]{1,60}$/.test(slug) ? await findProduct(db, site.code, slug) : undefined;
      if (!gift) return c.notFound();
      const others = otherGifts(await findGifts(db, site.code), gift);
      return c.html(giftPage(await pageContext(c, services), gift, others));
    },
  });
}

/** The privacy notice. */
export function privacyRoute(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  routeMethods(app, to(site, '/privacy'), {
    get: async (c) => c.html(privacyPage(await pageContext(c, services))),
  });
}
