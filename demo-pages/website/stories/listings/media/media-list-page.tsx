import LISTINGS from '#texts/website/listings';
import { type Markup, MediaFeed, type PageContext, pageTexts } from '../../../platform/index.ts';
import { type Choice, markedChoices } from '../choices.ts';
import type { ListParts } from '../list-page.tsx';
import type { ListingDefinition, ListPage } from '../listing-definition.ts';
import type { MediaItem } from '../listings-schema.ts';
import { applyButton, choiceField, filterFields, monthFields } from '../parts/filter-fields.tsx';
import { mediaCard, storyGrid } from '../parts/story-card.tsx';
import { MEDIA_PAGES, mediaPreview } from './media-routes.ts';

/**
 * The feed with its filter; a plain list where an address filtered or turned it, because the block starts with nothing
 * chosen.
 */
export function mediaBody(
  { items }: ListingDefinition<MediaItem>,
  { filter, listing, choices, notes, now }: ListPage<MediaItem>,
  { site }: PageContext,
  { chosen, form, results, pages, empty }: ListParts,
): Markup {
  const { min, max } = filter;
  const text = pageTexts(site, LISTINGS);
  const { lists, firstYear, lastYear } = choices;
  const fields = (
    <>
      {filter.chosen.map(({ facet, choice, choices: many }) =>
        choiceField({
          label: text(facet.label),
          name: facet.name,
          value: choice.value,
          choices: many,
          site,
        }),
      )}
      {monthFields({ firstYear, lastYear, min, max }, site, applyButton(text('apply')))}
    </>
  );
  const filterForm = form(filterFields(text('mediaFilter'), fields, site));
  if (Object.values(chosen).some(Boolean) || listing.page > 1 || notes.length > 0)
    return (
      <>
        {filterForm}
        {results}
        {listing.total > 0 ? (
          <>
            {items(listing.rows, site, now)}
            {pages}
          </>
        ) : (
          empty
        )}
      </>
    );
  const ofBlock = (list: readonly Choice[] = []) => markedChoices(list, site);
  const { homePageId, mediaListingPageId } = MEDIA_PAGES[site.code];
  const previews = listing.rows.map((item) => mediaPreview(item, site));
  const cards = storyGrid(
    listing.rows.map((item) => mediaCard(item, site, 2)),
    ' story-grid--media',
  );
  return (
    <MediaFeed
      className="listing-filter--media"
      actions={ofBlock(lists['actions'])}
      locations={ofBlock(lists['locations'])}
      homePageId={homePageId}
      mediaListingPageId={mediaListingPageId}
      mediaPreviews={previews}
      hasMoreItems={listing.pages > 1}
      firstYear={firstYear}
      lastYear={lastYear}
      headingLevel={2}
    >
      {filterForm}
      <p className="media-count">{text('shown', { shown: listing.rows.length, total: listing.total })}</p>
      {cards}
      {pages}
    </MediaFeed>
  );
}
