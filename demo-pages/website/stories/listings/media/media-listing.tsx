import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import LISTINGS from '#texts/website/listings';
import {
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  plainStaffText,
  type Site,
  staffText,
  to,
  VideoModal,
} from '../../../platform/index.ts';
import { yearsOf } from '../choices.ts';
import { shownIn } from '../find-listed.ts';
import type { ItemPage, ListingDefinition } from '../listing-definition.ts';
import { type MediaItem, mediaItems, mediaTerms } from '../listings-schema.ts';
import { dayWords } from '../parts/date-words.ts';
import { breadcrumb, listingHead } from '../parts/listing-head.tsx';
import { relatedSection, shareRow } from '../parts/share-row.tsx';
import { mediaCard, storyFigure, storyGrid } from '../parts/story-card.tsx';

/** One film, picture or piece of coverage. */
function mediaItemPage(context: PageContext, { item, isShared, related, body }: ItemPage<MediaItem>): Markup {
  const { site } = context;
  const text = pageTexts(site, LISTINGS);
  const isTranslated = site.language === 'en' || site.words?.has(item.summary);
  return layout(context, {
    title: plainStaffText(site, item.title),
    ...(isTranslated && { description: plainStaffText(site, item.summary) }),
    head: listingHead(context, { isShared }),
    picture: { image: item.image, alt: plainStaffText(site, item.imageAlt) },
    main: (
      <>
        {breadcrumb(context, 'media', item.title)}
        <article className="story">
          <header className="story__head">
            <p className="eyebrow">
              {text(item.format)} · <time dateTime={item.publishedOn}>{dayWords(item.publishedOn, site)}</time>
            </p>
            <h1 className="story__title">{staffText(site, item.title)}</h1>
            <p className="lead">{staffText(site, item.summary)}</p>
          </header>
          {storyFigure(item, site, item.film ? filmButton(item.film, item, site) : '')}
          <div className="story__body prose" {...body.language}>
            {body.markup}
          </div>
          {shareRow(context)}
        </article>
        {related.length > 0 &&
          relatedSection(
            text('mediaMore'),
            storyGrid(related.map((other) => mediaCard(other, site, 3))),
            to(site, '/media'),
            text('mediaAll'),
          )}
      </>
    ),
  });
}

const filmButton = (film: string, { title, captions }: MediaItem, site: Site): Markup => (
  <figcaption className="story__film">
    <VideoModal label={plainStaffText(site, title)} src={film} captions={captions ?? undefined}>
      <a className="haven-button haven-button--primary haven-button--large" href={film}>
        {pageTexts(site, LISTINGS)('watch')}
      </a>
    </VideoModal>
  </figcaption>
);

const { actionId, locationId, publishedOn } = mediaItems;
const latestFirst = [desc(publishedOn), mediaItems.slug];

export const MEDIA: ListingDefinition<MediaItem> = {
  name: 'media',

  table: mediaItems,
  columns: getTableColumns(mediaItems),
  shownFrom: publishedOn,
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
  async choices(db, country, now, text) {
    const items = await db
      .select({ actionId, locationId, publishedOn })
      .from(mediaItems)
      .where(shownIn({ table: mediaItems, shownFrom: publishedOn }, country, now));
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
