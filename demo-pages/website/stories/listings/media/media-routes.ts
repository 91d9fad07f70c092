import type { Hono } from 'hono';
import type { MediaFeedResponse } from '#rules/api/media-feed-schemas.ts';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import {
  BODY_LIMIT,
  createRateLimiter,
  limitBody,
  networkOf,
  type PlatformServices,
  postedLanguage,
  readFields,
  routeMethods,
  spellings,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../../platform/index.ts';
import { listItems } from '../find-listed.ts';
import { mediaFeedAnswer, readMediaFeedCall } from './media-feed-call.ts';
import { MEDIA } from './media-listing.ts';

/** Far more than filtering and scrolling produce, even for an office behind one address. */
export const FEED_CALLS_PER_MINUTE = 600;

const REFUSED: MediaFeedResponse = { success: false, mediaPreviews: [], hasMoreItems: false, formattedDate: '' };

/** The call of the feed (W7.09). */
export function mediaFeedRoute(app: Hono<WebsiteEnv>, services: PlatformServices): void {
  const allow = createRateLimiter({ limit: FEED_CALLS_PER_MINUTE, windowMs: 60_000, clock: services.clock });

  const filterFeed = async (c: WebsiteContext) => {
    allow(networkOf(c));
    const call = readMediaFeedCall(await readFields(c), postedLanguage(c, {}));
    if ('errors' in call) return c.json({ ...REFUSED, errors: call.errors }, 422);
    const { site, filter, pageIndex } = call;
    const request = { country: site.code, filter, wanted: pageIndex + 1, now: new Date(services.clock()), exact: true };
    const listing = await listItems(services.db, MEDIA, request);
    return c.json(mediaFeedAnswer(call, listing));
  };
  for (const path of spellings(WEBSITE_PATHS.filterMediaFeed)) {
    app.use(path, limitBody(BODY_LIMIT));
    routeMethods(app, path, { post: filterFeed });
  }
}
