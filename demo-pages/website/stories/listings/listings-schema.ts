/** Tables of the site's published content: news and blog articles, events, media items. */
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, customType, date, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { website } from '../../platform/tables/index.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const weighted = (column: string, weight: string) => `setweight(to_tsvector('english', "${column}"), '${weight}')`;

/** The columns of the keyword search: words of the title weigh more than words of the text. */
const searchColumns = () => ({
  // Without accents, so that "Maori" finds "Māori"; computed when a row is written, because not every engine can do it.
  searchTitle: text('search_title').notNull(),
  searchText: text('search_text').notNull(),
  search: tsvector('search')
    .notNull()
    .generatedAlwaysAs((): SQL => sql.raw(`${weighted('search_title', 'A')} || ${weighted('search_text', 'B')}`)),
});

const published = () => ({
  siteCountryCode: text('site_country_code').notNull(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Markdown with tags, as in the charity's folder. */
  body: text('body').notNull(),
  image: text('image').notNull(),
  imageAlt: text('image_alt').notNull(),
});

/** News and blog; what an article has not is empty. A story that both countries publish has one row in each, with the same slug. */
export const articles = website.table(
  'articles',
  {
    kind: text('kind', { enum: ['news', 'blog'] }).notNull(),
    ...published(),
    author: text('author').notNull(),
    authorRole: text('author_role').notNull(),
    category: text('category').notNull(),
    location: text('location').notNull(),
    topic: text('topic').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    ...searchColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.siteCountryCode, t.kind, t.slug] }),
    index('articles_by_date').on(t.siteCountryCode, t.kind, t.publishedOn),
    index('articles_search').using('gin', t.search),
    check('articles_kind', sql`${t.kind} in ('news', 'blog')`),
    check('articles_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

type Searched = 'search' | 'searchTitle' | 'searchText';
export type Article = Omit<typeof articles.$inferSelect, Searched>;

/** Events, with their instants and with the days that these are where people read of them. */
export const events = website.table(
  'events',
  {
    ...published(),
    category: text('category').notNull(),
    location: text('location').notNull(),
    venue: text('venue').notNull(),
    cost: text('cost').notNull(),
    status: text('status', { enum: ['scheduled', 'moved', 'cancelled'] })
      .notNull()
      .default('scheduled'),
    isOnline: boolean('is_online').notNull().default(false),
    /** Where people book a place: an address or a mail. */
    book: text('book'),
    timeZone: text('time_zone').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    ...searchColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.siteCountryCode, t.slug] }),
    index('events_by_end').on(t.siteCountryCode, t.endsAt),
    index('events_search').using('gin', t.search),
    check('events_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
    check('events_end_after_start', sql`${t.endsAt} > ${t.startsAt}`),
    check('events_status', sql`${t.status} in ('scheduled', 'moved', 'cancelled')`),
  ],
);

export type Event = Omit<typeof events.$inferSelect, Searched>;

/** The actions and locations of the media feed, by the numbers that its calls name them with. */
export const mediaTerms = website.table(
  'media_terms',
  {
    facet: text('facet', { enum: ['action', 'location'] }).notNull(),
    id: integer('id').notNull(),
    label: text('label').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.facet, t.id] }),
    check('media_terms_facet', sql`${t.facet} in ('action', 'location')`),
  ],
);

export const mediaItems = website.table(
  'media_items',
  {
    ...published(),
    format: text('format', { enum: ['film', 'picture', 'report'] }).notNull(),
    actionId: integer('action_id').notNull(),
    locationId: integer('location_id').notNull(),
    /** The address of a film, and of what is said in it. */
    film: text('film'),
    captions: text('captions'),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteCountryCode, t.slug] }),
    index('media_items_by_date').on(t.siteCountryCode, t.publishedOn),
    check('media_items_format', sql`${t.format} in ('film', 'picture', 'report')`),
    check('media_items_country', sql`${t.siteCountryCode} in ('AUS', 'NZL')`),
  ],
);

export type MediaItem = typeof mediaItems.$inferSelect;
