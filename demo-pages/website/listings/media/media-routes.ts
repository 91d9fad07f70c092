import type { Hono } from 'hono';
import type { MediaFeedAnswer } from '#website/api/media-feed-schemas.ts';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { createRateLimiter } from '../../http/rate-limiter.ts';
import { BODY_LIMIT, limitBody, readFields } from '../../http/read-fields.ts';
import { clientAddress } from '../../http/request-facts.ts';
import { routeMethods } from '../../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../../http/website-env.ts';
import { spellings } from '../../site/api-paths.ts';
import { to } from '../../site/page-context.ts';
import { SITES, type Site } from '../../site/sites.ts';
import { pageContext, type WebsiteServices } from '../../website-services.ts';
import { itemContext, slugOf } from '../item-context.ts';
import { pageNote, readMediaQuery } from '../list-queries.ts';
import { findMediaItem, listMedia, mediaChoices, relatedMedia } from './find-media.ts';
import { mediaFeedAnswer, readMediaFeedCall } from './media-feed-call.ts';
import { mediaItemPage } from './media-item-page.ts';
import { mediaListPage } from './media-list-page.ts';

/** Far more than filtering and scrolling produce, even for an office behind one address. */
export const FEED_CALLS_PER_MINUTE = 600;

const REFUSED: MediaFeedAnswer = { success: false, mediaPreviews: [], hasMoreItems: false, formattedDate: '' };

/** The media of both countries, and the call of the feed (W7.09). */
export function mediaRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices): void {
  for (const site of SITES) mediaPages(app, services, site);
  const allow = createRateLimiter({ limit: FEED_CALLS_PER_MINUTE, windowMs: 60_000, clock: services.clock });

  const filterFeed = async (c: WebsiteContext) => {
    allow(clientAddress(c));
    const call = readMediaFeedCall(await readFields(c));
    if ('errors' in call) return c.json({ ...REFUSED, errors: call.errors }, 422);
    const { site, filter, pageIndex } = call;
    const listing = await listMedia(services.db, site.code, filter, pageIndex + 1, { exact: true });
    return c.json(mediaFeedAnswer(call, listing));
  };
  for (const path of spellings(WEBSITE_PATHS.filterMediaFeed)) {
    app.use(path, limitBody(BODY_LIMIT));
    routeMethods(app, path, { post: filterFeed });
  }
}

function mediaPages(app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site): void {
  const { db } = services;
  routeMethods(app, to(site, '/media'), {
    get: async (c) => {
      const choices = await mediaChoices(db, site.code);
      const { filter, page, notes, ...asked } = readMediaQuery(c.req.query(), choices);
      const listing = await listMedia(db, site.code, filter, page);
      const all = [...notes, ...pageNote(page, listing)];
      return c.html(mediaListPage(await pageContext(c, services, site), { ...asked, listing, choices, notes: all }));
    },
  });
  routeMethods(app, to(site, '/media/:slug'), {
    get: async (c) => {
      const slug = slugOf(c);
      const found = slug && (await findMediaItem(db, site.code, slug));
      if (!found) return c.notFound();
      const related = await relatedMedia(db, found.item);
      const context = await itemContext(c, services, { site, list: '/media', isShared: found.isShared });
      return c.html(mediaItemPage(context, { ...found, related }));
    },
  });
}
