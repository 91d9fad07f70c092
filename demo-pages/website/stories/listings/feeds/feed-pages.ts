import { hasStories } from '../../../content/index.ts';
import { type PlatformServices, pagesOf, type Site } from '../../../platform/index.ts';
import { BLOG, NEWS } from '../articles/article-listings.tsx';
import { EVENTS } from '../events/event-listing.tsx';
import { findItem, firstItems } from '../find-listed.ts';
import { articleFeed, FEED_FORMATS } from './article-feed.tsx';
import { eventCalendar } from './event-calendar.ts';

const definePage = pagesOf<PlatformServices>();

const ARTICLES_OF_FEED = 30;
/** What is to come, and the latest of what is over. */
const EVENTS_OF_CALENDAR = 100;

const FACTS = { languages: 'all', countries: 'all', cache: 'shared', topics: ['listings'] } as const;
const CALENDAR = 'text/calendar; charset=utf-8';

/** The site with what the folder and staff have translated. */
const withWords = async ({ db, staffWords }: PlatformServices, site: Site): Promise<Site> =>
  site.language === 'en' ? site : { ...site, words: await staffWords(db, site.language) };

const formats = Object.keys(FEED_FORMATS) as (keyof typeof FEED_FORMATS)[];

/** News and blog as feeds, and events as calendar files, in each country and language (O2.03). */
export const feedPages = [
  ...[NEWS, BLOG].flatMap((listing) =>
    formats.map((format) =>
      definePage({
        ...FACTS,
        isThere: (country) => hasStories(listing.name, country),
        path: `/${listing.name}/${format}`,
        type: FEED_FORMATS[format].type,
        handlers: (services, ofPath) => ({
          async get(c) {
            const { db, clock, siteOrigin: origin } = services;
            const site = await withWords(services, ofPath);
            const now = new Date(clock());
            const rows = await firstItems(db, listing, { country: site.code, now, most: ARTICLES_OF_FEED });
            const kind = listing.name as 'news' | 'blog';
            const body = await articleFeed(kind, rows, { site, origin, format });
            return c.body(body, 200, { 'Content-Type': `${FEED_FORMATS[format].type}; charset=utf-8` });
          },
        }),
      }),
    ),
  ),
  definePage({
    ...FACTS,
    isThere: (country) => hasStories('events', country),
    path: '/events/calendar.ics',
    type: 'text/calendar',
    handlers: (services, ofPath) => ({
      async get(c) {
        const { db, clock, siteOrigin: origin } = services;
        const site = await withWords(services, ofPath);
        const now = new Date(clock());
        const rows = await firstItems(db, EVENTS, { country: site.code, now, most: EVENTS_OF_CALENDAR });
        return c.body(eventCalendar(rows, { site, origin, now }), 200, { 'Content-Type': CALENDAR });
      },
    }),
  }),
  definePage({
    ...FACTS,
    isThere: (country) => hasStories('events', country),
    path: '/events/:slug{[a-z0-9-]{1,100}}/calendar.ics',
    type: 'text/calendar',
    handlers: (services, ofPath) => ({
      async get(c) {
        const { db, clock, siteOrigin: origin } = services;
        const site = await withWords(services, ofPath);
        const slug = c.req.param('slug') ?? '';
        const now = new Date(clock());
        const found = await findItem(db, EVENTS, { country: site.code, slug, now });
        if (!found) return c.notFound();
        const body = eventCalendar([found.item], { site, origin, now });
        return c.body(body, 200, {
          'Content-Type': CALENDAR,
          'Content-Disposition': `attachment; filename="${slug}.ics"`,
        });
      },
    }),
  }),
];
