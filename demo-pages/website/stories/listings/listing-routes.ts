import type { Hono } from 'hono';
import LISTINGS from '#texts/website/listings';
import {
  type PlatformServices,
  pageContext,
  pageTexts,
  routeMethods,
  type Site,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { BLOG, NEWS } from './articles/article-listings.ts';
import { EVENTS } from './events/event-listing.ts';
import { findItem, listItems, relatedItems } from './find-listed.ts';
import { itemContext, slugOf } from './item-context.ts';
import { listPage } from './list-page.ts';
import { isPlainQuery, pageNote, readListQuery } from './list-queries.ts';
import { type ListingDefinition, listingPath, type Published } from './listing-definition.ts';
import { mediaBody } from './media/media-list-page.ts';
import { MEDIA } from './media/media-listing.ts';

/** News, blog, events and media of a site. */
export function listingRoutes(app: Hono<WebsiteEnv>, services: PlatformServices, site: Site): void {
  listingPages(app, services, site, NEWS);
  listingPages(app, services, site, BLOG);
  listingPages(app, services, site, EVENTS);
  listingPages(app, services, site, MEDIA, mediaBody);
}

function listingPages<Row extends Published>(
  app: Hono<WebsiteEnv>,
  services: PlatformServices,
  site: Site,
  definition: ListingDefinition<Row>,
  body?: Parameters<typeof listPage<Row>>[3],
): void {
  const { db, clock } = services;
  const path = listingPath(definition.name);
  const text = pageTexts(site, LISTINGS);

  const list = async (c: WebsiteContext) => {
    const now = new Date(clock());
    const query = c.req.query();
    const choices = await definition.choices(db, site.code, now, text);
    const asked = readListQuery(query, definition, choices, text);
    const listing = await listItems(db, definition, { country: site.code, filter: asked, wanted: asked.page, now });
    const leads = isPlainQuery(query) ? ((await definition.leads?.(db, site.code, now)) ?? []) : [];
    const notes = [...asked.notes, ...pageNote(asked.page, listing, text)];
    const context = await pageContext(c, services, site);
    return c.html(listPage(context, definition, { asked, listing, choices, notes, leads, now }, body));
  };

  const item = async (c: WebsiteContext) => {
    const slug = slugOf(c);
    const found = slug && (await findItem(db, definition, site.code, slug));
    if (!found) return c.notFound();
    const now = new Date(clock());
    const related = await relatedItems(db, definition, found.item, now);
    const context = await itemContext(c, services, { site, list: path, isShared: found.isShared });
    return c.html(definition.itemPage(context, { ...found, related, now }));
  };

  routeMethods(app, to(site, path), { get: list });
  routeMethods(app, to(site, `${path}/:slug`), { get: item });
}
