import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { yearsOf } from '../choices.ts';
import type { ListingDefinition } from '../listing-definition.ts';
import { type MediaItem, mediaItems, mediaTerms } from '../listings-schema.ts';
import { mediaCard, storyGrid } from '../parts/story-card.ts';
import { mediaItemPage } from './media-item-page.ts';

const { actionId, locationId, publishedOn } = mediaItems;
const latestFirst = [desc(publishedOn), mediaItems.slug];

export const MEDIA: ListingDefinition<MediaItem> = {
  path: '/media',
  name: 'Media',
  title: 'Films, pictures and coverage',
  lead: 'For classrooms, newsrooms and anybody who would rather see than read. Everything here is drawn, so that nobody’s face is borrowed.',
  description: 'Films, pictures and coverage of the work with people who had to flee, for classrooms and newsrooms.',
  noun: ['item', 'items'],
  all: 'media',
  filterLabel: 'Filter media',
  hint: 'Try other months, or another action or location.',

  table: mediaItems,
  columns: getTableColumns(mediaItems),
  perPage: 8,
  order: () => latestFirst,
  related: (item) => ({ order: [sql`${actionId} <> ${item.actionId}`, ...latestFirst] }),

  facets: [
    {
      name: 'actionId',
      list: 'actions',
      label: 'Action',
      noun: 'action',
      where: ({ value }) => eq(actionId, Number(value)),
    },
    {
      name: 'locationId',
      list: 'locations',
      label: 'Location',
      noun: 'location',
      where: ({ value }) => eq(locationId, Number(value)),
    },
  ],
  days: { first: publishedOn, last: publishedOn },
  async choices(db, country) {
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
        actions: choices('action', 'All actions', new Set(items.map((item) => item.actionId))),
        locations: choices('location', 'All locations', new Set(items.map((item) => item.locationId))),
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
