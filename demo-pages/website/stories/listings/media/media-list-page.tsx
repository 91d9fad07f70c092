import { html } from 'hono/html';
import LISTINGS from '#texts/website/listings';
import { inEnglishAs, type Markup, type PageContext, pageTexts } from '../../../platform/index.ts';
import { type Choice, markedChoices } from '../choices.ts';
import type { ListParts } from '../list-page.tsx';
import type { ListingDefinition, ListPage } from '../listing-definition.ts';
import type { MediaItem } from '../listings-schema.ts';
import { applyButton, choiceField, filterFields, monthFields } from '../parts/filter-fields.tsx';
import { mediaCard, storyGrid } from '../parts/story-card.tsx';
import { MEDIA_PAGES, mediaPreview } from './media-feed-call.ts';

/** The feed with its filter; a plain list where an address filtered or turned it, because the block starts with nothing chosen. */
export function mediaBody(
  { items }: ListingDefinition<MediaItem>,
  { asked, listing, choices, notes, now }: ListPage<MediaItem>,
  { site }: PageContext,
  { chosen, form, results, pages, empty }: ListParts,
): Markup {
  const { min, max } = asked;
  const text = pageTexts(site, LISTINGS);
  const { lists, firstYear, lastYear } = choices;
  const fields = html`${asked.chosen.map(({ facet, choice, choices: many }) =>
    choiceField(text(facet.label), facet.name, choice.value, many, inEnglishAs(site)),
  )}${monthFields({ firstYear, lastYear, min, max }, site, applyButton(text('apply')))}`;
  const filter = form(filterFields(text('mediaFilter'), fields, site));
  if (Object.values(chosen).some(Boolean) || listing.page > 1 || notes.length > 0)
    return html`${filter}${results}${listing.total > 0 ? html`${items(listing.rows, site, now)}${pages}` : empty}`;
  const ofBlock = (list: readonly Choice[] = []) => JSON.stringify(markedChoices(list, site));
  const { homePageId, mediaListingPageId } = MEDIA_PAGES[site.code];
  const previews = JSON.stringify(listing.rows.map((item) => mediaPreview(item, site)));
  const cards = storyGrid(
    listing.rows.map((item) => mediaCard(item, site, 2)),
    ' story-grid--media',
  );
  return html`<media-feed class="listing-filter--media" actions="${ofBlock(lists['actions'])}" locations="${ofBlock(lists['locations'])}" home-page-id="${homePageId}" media-listing-page-id="${mediaListingPageId}" media-previews="${previews}"${listing.pages > 1 ? html` has-more-items` : ''} first-year="${firstYear}" last-year="${lastYear}" heading-level="2">${filter}<p class="media-count">${text('shown', { shown: listing.rows.length, total: listing.total })}</p>${cards}${pages}</media-feed>`;
}
