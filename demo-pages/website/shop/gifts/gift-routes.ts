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
import { filterGifts, readGiftFilter } from './filter-gifts.ts';
import { findGifts, findProduct } from './find-gifts.ts';
import { giftPage } from './gift-page.tsx';
import { giftsPage } from './gifts-page.tsx';
import { otherGifts } from './other-gifts.ts';

/** The shop and each gift's page. */
export function giftRoutes(app: Hono<WebsiteEnv>, services: PlatformServices, site: Site): void {
  const { db } = services;
  routeMethods(app, to(site, '/gifts'), {
    get: async (c) => {
      const filter = readGiftFilter((name) => c.req.query(name));
      const gifts = filterGifts(await findGifts(db, site.code), filter);
      return c.html(renderPage(giftsPage(await pageContext(c, services), gifts, filter)));
    },
  });
  routeMethods(app, to(site, '/gifts/:slug'), {
    get: async (c) => {
      const slug = c.req.param('slug') ?? '';
      const gift = /^[a-z-]{1,60}$/.test(slug) ? await findProduct(db, site.code, slug) : undefined;
      if (!gift) return c.notFound();
      const others = otherGifts(await findGifts(db, site.code), gift);
      return c.html(renderPage(giftPage(await pageContext(c, services), gift, others)));
    },
  });
}
