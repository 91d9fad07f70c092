import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `media-feed`. */
export const MEDIA_FEED_TEXTS = {
  room: 'media-feed',
  texts: {
    loadingMore: 'Loading more…',
    none: 'No results found. Try other filters.',
    shown: '{count} shown',
    moreShown: '{added} more loaded, {count} shown',
    stillHere: 'Those already shown are still here.',
    moreNotLoaded: 'More items could not be loaded',
    notLoaded: 'The list could not be loaded',
    check: 'Check your connection and try again.',
    loading: 'Loading…',
    retry: 'Try again',
    more: 'Load more',
    filters: 'Filters',
    updates: 'Results update when you change a filter.',
    action: 'Action',
    location: 'Location',
    dates: 'Dates',
    media: 'Media',
  },
} as const satisfies Catalogue;
