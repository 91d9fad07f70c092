import type { Hono } from 'hono';
import { giftPage, giftsPage } from '../../../pages/gifts-page.ts';
import { homePage } from '../../../pages/home-page.ts';
import { to } from '../../../pages/page-context.ts';
import { privacyPage } from '../../../pages/privacy-page.ts';
import { findGift, findGifts } from '../catalogue/find-gifts.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import type { Site } from '../sites.ts';
import { pageContext, type WebsiteServices } from './website-services.ts';

/** The pages that only show: front page, shop, gift, privacy. */
export function contentRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { db } = services;
  routeMethods(app, to(site, '/'), {
    get: async (c) => c.html(homePage(await pageContext(c, services), await findGifts(db, site.code))),
  });
  routeMethods(app, to(site, '/gifts'), {
    get: async (c) => c.html(giftsPage(await pageContext(c, services), await findGifts(db, site.code))),
  });
  routeMethods(app, to(site, '/gifts/:slug'), {
    get: async (c) => {
      const slug = c.req.param('slug') ?? '';
      const gift = /^[a-z-]{1,60}$/.test(slug) ? await findGift(db, site.code, slug) : undefined;
      return gift ? c.html(giftPage(await pageContext(c, services), gift)) : c.notFound();
    },
  });
  routeMethods(app, to(site, '/privacy'), {
    get: async (c) => c.html(privacyPage(await pageContext(c, services))),
  });
}
