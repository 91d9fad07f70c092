import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { yearsOf } from '../choices.ts';
import type { ListingDefinition } from '../listing-definition.ts';
import { type MediaItem, mediaItems, mediaTerms } from '../listings-schema.ts';
import { mediaCard, storyGrid } from '../parts/story-card.tsx';
import { mediaItemPage } from './media-item-page.tsx';

const { actionId, locationId, publishedOn } = mediaItems;
const latestFirst = [desc(publishedOn), mediaItems.slug];

export const MEDIA: ListingDefinition<MediaItem> = {
  name: 'media',

  table: mediaItems,
  columns: getTableColumns(mediaItems),
  perPage: 8,
  order: () => latestFirst,
  related: (item) => ({ order: [sql`${actionId} <> ${item.actionId}`, ...latestFirst] }),

  facets: [
    {
      name: 'actionId',
      list: 'actions',
      label: 'action',
      where: ({ value }) => eq(actionId, Number(value)),
    },
    {
      name: 'locationId',
      list: 'locations',
      label: 'location',
      where: ({ value }) => eq(locationId, Number(value)),
    },
  ],
  days: { first: publishedOn, last: publishedOn },
  async choices(db, country, _now, text) {
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
    return {
      lists: {
        actions: choices('action', text('allActions'), new Set(items.map((item) => item.actionId))),
        locations: choices('location', text('allLocations'), new Set(items.map((item) => item.locationId))),
      },
      ...yearsOf(items.map((item) => item.publishedOn)),
    };
  },

  items: (rows, site) =>
    storyGrid(
      rows.map((item) => mediaCard(item, site, 3)),
      ' story-grid--media',
    ),
  itemPage: mediaItemPage,
};
