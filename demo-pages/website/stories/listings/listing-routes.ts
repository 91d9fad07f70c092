import type { SiteCountryCode } from '#rules/country.ts';
import LISTINGS from '#texts/website/listings';
import { hasStories } from '../../content/index.ts';
import { type MenuPlace, type PlatformServices, pagesOf, pageTexts } from '../../platform/index.ts';
import { BLOG, NEWS } from './articles/article-listings.tsx';
import { EVENTS } from './events/event-listing.tsx';
import { findItem, listItems, relatedItems, shownIn } from './find-listed.ts';
import { listPage } from './list-page.tsx';
import { isPlainQuery, pageNote, readListQuery } from './list-queries.ts';
import { type ListingDefinition, listingPath, type Published } from './listing-definition.ts';
import { mediaBody } from './media/media-list-page.tsx';
import { MEDIA } from './media/media-listing.tsx';
import { storyBody } from './story-body.tsx';

const definePage = pagesOf<PlatformServices>();

/** News, blog, events and media of a site. */
export const listingPages = [
  ...pagesOfListing(NEWS, [
    { menu: 'main', order: 2, label: 'news' },
    { menu: 'readAndWatch', order: 1, label: 'news' },
  ]),
  ...pagesOfListing(BLOG, [
    { menu: 'main', order: 4, label: 'blog' },
    { menu: 'readAndWatch', order: 2, label: 'blog' },
  ]),
  ...pagesOfListing(EVENTS, [
    { menu: 'main', order: 3, label: 'events' },
    { menu: 'takePart', order: 2, label: 'eventsNearYou' },
  ]),
  ...pagesOfListing(
    MEDIA,
    [
      { menu: 'main', order: 5, label: 'media' },
      { menu: 'readAndWatch', order: 3, label: 'media' },
    ],
    mediaBody,
  ),
];

function pagesOfListing<Row extends Published>(
  definition: ListingDefinition<Row>,
  navigation: readonly MenuPlace[],
  body?: Parameters<typeof listPage<Row>>[3],
) {
  const path = listingPath(definition.name);
  const shared = { languages: 'all', countries: 'all', cache: 'shared', topics: ['listings'] } as const;
  // A list that a country has nothing for is not there, and nothing links to it.
  const facts = { ...shared, isThere: (country: SiteCountryCode) => hasStories(definition.name, country) };

  const list = definePage({
    ...facts,
    path,
    query: 'all',
    sitemap: true,
    navigation,
    async load({ c, services: { db, clock }, site }) {
      const now = new Date(clock());
      const query = c.req.query();
      const text = pageTexts(site, LISTINGS);
      const choices = await definition.choices(db, site.code, now, text);
      const filter = readListQuery(query, definition, choices, text);
      const listing = await listItems(db, definition, { country: site.code, filter, wanted: filter.page, now });
      const leads = isPlainQuery(query) ? ((await definition.leads?.(db, site.code, now)) ?? []) : [];
      const notes = [...filter.notes, ...pageNote(filter.page, listing, text)];
      return { filter, listing, choices, notes, leads, now };
    },
    view: (context, data) => listPage(context, definition, data, body),
  });

  const item = definePage({
    ...facts,
    path: `${path}/:slug{[a-z0-9-]{1,100}}`,
    async sitemap(db, country, now) {
      const { table } = definition;
      const own = shownIn(definition, country, now);
      return (await db.select({ slug: table.slug }).from(table).where(own).orderBy(table.slug)) as { slug: string }[];
    },
    async load({ services: { db, clock }, site, params }) {
      const now = new Date(clock());
      const found = await findItem(db, definition, { country: site.code, slug: params.slug, now });
      if (!found) return undefined;
      const [related, body] = await Promise.all([
        relatedItems(db, definition, found.item, now),
        storyBody(found.item, site),
      ]);
      return { ...found, related, body, now };
    },
    // Where only this country has the item, the link to the other one leads to its list.
    view: (context, data) =>
      definition.itemPage(data.isShared ? context : { ...context, otherCountryPage: path }, data),
  });

  return [list, item];
}
