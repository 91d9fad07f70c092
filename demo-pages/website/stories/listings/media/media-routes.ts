import type { Hono } from 'hono';
import * as z from 'zod';
import type { MediaFeedResponse } from '#rules/api/media-feed-schemas.ts';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import {
  BODY_LIMIT,
  contentFields,
  createRateLimiter,
  type Language,
  limitBody,
  networkOf,
  type PlatformServices,
  postedLanguage,
  readFields,
  routeMethods,
  SITES,
  type Site,
  siteFor,
  spellings,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../../platform/index.ts';
import { type Day, isDay } from '../days.ts';
import { listItems } from '../find-listed.ts';
import type { Filter } from '../list-queries.ts';
import type { MediaItem } from '../listings-schema.ts';
import { rangeWords } from '../read-query.ts';
import { MEDIA } from './media-listing.tsx';

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

/** The ids of the home page and the media page of each country in the feed's calls. */
export const MEDIA_PAGES: Record<Site['code'], { homePageId: string; mediaListingPageId: string }> = {
  AUS: { homePageId: '1101', mediaListingPageId: '1150' },
  NZL: { homePageId: '1201', mediaListingPageId: '1250' },
};

/** Far more than anyone scrolls. */
const MAX_PAGE_INDEX = 1_000;

const day = z.string().refine((text) => text === '0' || isDay(text), 'Send a date such as 2026-03-01, or 0 for none.');
const id = z.string().regex(/^\d{0,6}$/, 'Send the number of a choice, or nothing for all.');

/** W3.09: exactly these seven fields. Numbers may be sent as text, as forms do. */
const callSchema = z.strictObject(
  {
    dateMin: day,
    dateMax: day,
    actionId: id,
    locationId: id,
    homePageId: id,
    mediaListingPageId: id,
    pageIndex: z.coerce
      .number('Send a whole number.')
      .int('Send a whole number.')
      .min(0, 'Send 0 for the first page.')
      .max(MAX_PAGE_INDEX, `Send at most ${MAX_PAGE_INDEX}.`),
  },
  'Send the fields dateMin, dateMax, actionId, locationId, homePageId, mediaListingPageId and ' +
    'pageIndex, and no others.',
);

interface MediaFeedCall {
  site: Site;
  filter: Filter;
  pageIndex: number;
}

/** Parses a call of the feed from a page in a language; the error says what to change. */
function readMediaFeedCall(fields: Record<string, unknown>, language: Language): MediaFeedCall | { errors: string[] } {
  const texts = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
  const read = callSchema.safeParse(texts);
  if (!read.success) {
    return {
      errors: read.error.issues.map(({ path, message }) => (path[0] ? `${String(path[0])}: ${message}` : message)),
    };
  }
  const { dateMin, dateMax, actionId, locationId, homePageId, mediaListingPageId, pageIndex } = read.data;
  const site = SITES.find(({ code }) => {
    const pages = MEDIA_PAGES[code];
    return pages.mediaListingPageId === mediaListingPageId && pages.homePageId === homePageId;
  });
  if (!site) return { errors: ['homePageId, mediaListingPageId: Send the numbers that the media page names.'] };
  const [a, b] = [dateMin, dateMax].map((text) => (text === '0' ? '' : text)) as [Day | '', Day | ''];
  // W4.27: the earlier of the two is the minimum.
  const [min, max] = a && b && b < a ? [b, a] : [a, b];
  const ids: Record<string, string> = { actionId, locationId };
  const chosen = MEDIA.facets.map((facet) => ({
    facet,
    choice: { value: ids[facet.name] ?? '', label: '' },
    choices: [],
  }));
  return { site: siteFor(site.code, language), filter: { words: [], chosen, min, max }, pageIndex };
}

/** An item in the format of the feed's block. */
export function mediaPreview(item: MediaItem, site: Site): MediaFeedResponse['mediaPreviews'][number] {
  const { title, slug, image, publishedOn, summary } = item;
  const own = contentFields(site, { title, summary });
  return { ...own, url: to(site, `/media/${slug}`), image, date: publishedOn };
}

/** The answer of the feed: exactly its four fields (W3.11). */
function mediaFeedAnswer(
  { site, filter }: MediaFeedCall,
  listing: { rows: MediaItem[]; pages: number; page: number },
): MediaFeedResponse {
  return {
    success: true,
    mediaPreviews: listing.rows.map((item) => mediaPreview(item, site)),
    hasMoreItems: listing.page < listing.pages,
    formattedDate: rangeWords(filter.min, filter.max, site),
  };
}
