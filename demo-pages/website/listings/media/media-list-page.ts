import { html } from 'hono/html';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import type { Choice } from '../choices.ts';
import type { Listing } from '../page-of.ts';
import { applyButton, choiceField, filterFields, monthFields } from '../parts/filter-fields.ts';
import { listingHead } from '../parts/listing-head.ts';
import { countWords, emptyListing, listingResults } from '../parts/listing-results.ts';
import { pagination } from '../parts/pagination.ts';
import { mediaCard, storyGrid } from '../parts/story-card.ts';
import { rangeWords } from '../range-words.ts';
import type { MediaChoices, MediaItem } from './find-media.ts';
import { MEDIA_PAGES, mediaPreview } from './media-feed-call.ts';

export interface MediaList {
  listing: Listing<MediaItem>;
  choices: MediaChoices;
  action: Choice;
  location: Choice;
  min: string;
  max: string;
  notes: readonly string[];
}

/** Films, pictures and coverage. */
export function mediaListPage(context: PageContext, list: MediaList): Markup {
  const { listing } = list;
  return layout(context, {
    title: listing.page > 1 ? `Media, page ${listing.page}` : 'Media',
    description: 'Films, pictures and coverage of the work with people who had to flee, for classrooms and newsrooms.',
    head: listingHead(context, { isShared: true, page: listing.page }),
    main: html`<div class="page-head"><p class="eyebrow">Media</p><h1>Films, pictures and coverage</h1><p class="lead">For classrooms, newsrooms and anybody who would rather see than read. Everything here is drawn, so that nobody’s face is borrowed.</p></div>
${mediaFeed(context, list)}`,
  });
}

function mediaFeed({ site }: PageContext, list: MediaList): Markup {
  const { listing, choices, action, location, min, max, notes } = list;
  const path = to(site, '/media');
  const chosen = { actionId: action.value, locationId: location.value, dateMin: min, dateMax: max };
  const isFiltered = Object.values(chosen).some(Boolean);
  // The block starts without a filter, so a list that the address filters or pages is drawn without the block.
  const isPlain = isFiltered || listing.page > 1 || notes.length > 0;
  const filters = [
    action.value && `Action: ${action.label}`,
    location.value && `Location: ${location.label}`,
    rangeWords(min, max) && `Dates: ${rangeWords(min, max)}`,
  ].filter(Boolean);
  const { firstYear, lastYear } = choices;
  const fields = html`${choiceField('Action', 'actionId', action.value, choices.actions)}${choiceField('Location', 'locationId', location.value, choices.locations)}${monthFields({ firstYear, lastYear, min, max }, applyButton('Apply'))}`;
  const items = storyGrid(
    listing.rows.map((item) => mediaCard(item, site, isPlain ? 3 : 2)),
    ' story-grid--media',
  );
  const form = html`<form class="listing-filter listing-filter--media" method="get" action="${path}" autocomplete="off">${filterFields('Filter media', fields)}</form>`;
  const pages = pagination({ label: 'media', path, chosen, page: listing.page, pages: listing.pages });
  if (isPlain) {
    const words = countWords(listing.total, ['item', 'items']);
    return html`${form}${listingResults({ words, filters, notes, path })}${
      listing.total > 0
        ? html`${items}${pages}`
        : emptyListing('No media match', 'Try other months, or another action or location.', path, 'Show all media')
    }`;
  }
  const { homePageId, mediaListingPageId } = MEDIA_PAGES[site.code];
  const previews = JSON.stringify(listing.rows.map((item) => mediaPreview(item, site)));
  return html`<media-feed class="listing-filter--media" actions="${JSON.stringify(choices.actions)}" locations="${JSON.stringify(choices.locations)}" home-page-id="${homePageId}" media-listing-page-id="${mediaListingPageId}" media-previews="${previews}"${listing.pages > 1 ? html` has-more-items` : ''} first-year="${firstYear}" last-year="${lastYear}" heading-level="2">${form}<p class="media-count">${listing.rows.length} of ${listing.total} shown</p>${items}${pages}</media-feed>`;
}
