import type { Hono } from 'hono';
import { readDonation } from '../../../pages/donate/donation-choice.ts';
import { donatePage } from '../../../pages/donate-page.ts';
import { giftPage } from '../../../pages/gift-page.ts';
import { giftsPage } from '../../../pages/gifts-page.ts';
import { homePage } from '../../../pages/home-page.ts';
import { to } from '../../../pages/page-context.ts';
import { privacyPage } from '../../../pages/privacy-page.ts';
import { filterGifts, readGiftFilter } from '../catalogue/filter-gifts.ts';
import { findGifts, findProduct } from '../catalogue/find-gifts.ts';
import { otherGifts } from '../catalogue/other-gifts.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import type { Site } from '../sites.ts';
import { pageContext, type WebsiteServices } from './website-services.ts';

/** The pages that only show: front page, shop, gift, donation, privacy. */
export function contentRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { db } = services;
  routeMethods(app, to(site, '/'), {
    get: async (c) =>
      c.html(homePage(await pageContext(c, services), await findGifts(db, site.code), services.clock())),
  });
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
  routeMethods(app, to(site, '/donate'), {
    get: async (c) => {
      const answer = readDonation((name) => c.req.query(name));
      return c.html(donatePage(await pageContext(c, services), answer, await findGifts(db, site.code)));
    },
  });
  routeMethods(app, to(site, '/privacy'), {
    get: async (c) => c.html(privacyPage(await pageContext(c, services))),
  });
}
