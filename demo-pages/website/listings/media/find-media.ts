import { and, asc, count, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#website/country.ts';
import type { Database } from '../../../database/open-database.ts';
import type { Choice } from '../choices.ts';
import type { Day } from '../days.ts';
import { mediaItems, mediaTerms } from '../listings-schema.ts';
import { type Listing, pageOf } from '../page-of.ts';

export type MediaItem = typeof mediaItems.$inferSelect;

export const MEDIA_PER_PAGE = 8;

/** The filter of the feed; undefined and empty mean all. Both days are included. */
export interface MediaFilter {
  actionId?: number | undefined;
  locationId?: number | undefined;
  min: Day | '';
  max: Day | '';
}

export interface MediaChoices {
  actions: Choice[];
  locations: Choice[];
  firstYear: number;
  lastYear: number;
}

/** The values that a country's media can be filtered by: only those that some item has. */
export async function mediaChoices(db: Database, country: SiteCountryCode): Promise<MediaChoices> {
  const { actionId, locationId, publishedOn } = mediaItems;
  const items = await db
    .select({ actionId, locationId, publishedOn })
    .from(mediaItems)
    .where(eq(mediaItems.siteCountryCode, country));
  const terms = await db.select().from(mediaTerms).orderBy(asc(mediaTerms.label));
  const choices = (facet: 'action' | 'location', all: string, used: Set<number>) => [
    { value: '', label: all },
    ...terms
      .filter((term) => term.facet === facet && used.has(term.id))
      .map((term) => ({ value: String(term.id), label: term.label })),
  ];
  const years = items.map((item) => Number(item.publishedOn.slice(0, 4)));
  return {
    actions: choices('action', 'All actions', new Set(items.map((item) => item.actionId))),
    locations: choices('location', 'All locations', new Set(items.map((item) => item.locationId))),
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
  };
}

/** A page of a country's matching media items, newest first. With `exact`, a page beyond the last is empty. */
export async function listMedia(
  db: Database,
  country: SiteCountryCode,
  { actionId, locationId, min, max }: MediaFilter,
  wanted: number,
  { exact = false } = {},
): Promise<Listing<MediaItem>> {
  const where = and(
    eq(mediaItems.siteCountryCode, country),
    actionId === undefined ? undefined : eq(mediaItems.actionId, actionId),
    locationId === undefined ? undefined : eq(mediaItems.locationId, locationId),
    min ? gte(mediaItems.publishedOn, min) : undefined,
    max ? lte(mediaItems.publishedOn, max) : undefined,
  );
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(mediaItems).where(where);
  const { page, pages, offset } = pageOf(total, wanted, MEDIA_PER_PAGE);
  if (exact && wanted > pages) return { rows: [], total, page: wanted, pages };
  const rows = await db
    .select()
    .from(mediaItems)
    .where(where)
    .orderBy(desc(mediaItems.publishedOn), mediaItems.slug)
    .limit(MEDIA_PER_PAGE)
    .offset(offset);
  return { rows, total, page, pages };
}

/** One item, and whether the other country shows it too. */
export async function findMediaItem(
  db: Database,
  country: SiteCountryCode,
  slug: string,
): Promise<{ item: MediaItem; isShared: boolean } | undefined> {
  const rows = await db.select().from(mediaItems).where(eq(mediaItems.slug, slug));
  const item = rows.find((row) => row.siteCountryCode === country);
  return item && { item, isShared: rows.length > 1 };
}

/** Items to show beside another: of its action first, newest first. */
export function relatedMedia(db: Database, item: MediaItem, limit = 3): Promise<MediaItem[]> {
  return db
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.siteCountryCode, item.siteCountryCode), ne(mediaItems.slug, item.slug)))
    .orderBy(sql`${mediaItems.actionId} <> ${item.actionId}`, desc(mediaItems.publishedOn), mediaItems.slug)
    .limit(limit);
}
