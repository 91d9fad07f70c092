import {
  type MediaFeedQuery,
  type MediaFeedResponse,
  type MediaPreview,
  NO_DATE,
} from '#rules/api/media-feed-schemas.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type MEDIA_FEED_TEXTS from '#texts/elements/media-feed';

/** The visitor's choices; dates are empty if none are chosen. */
export interface FeedFilters {
  actionId: string;
  locationId: string;
  dateMin: string;
  dateMax: string;
}

export interface FeedState {
  filters: FeedFilters;
  pageIndex: number;
  items: readonly MediaPreview[];
  hasMoreItems: boolean;
  formattedDate: string;
  /** The number of the current request; responses to older requests are ignored (W4.24). */
  request: number;
  status: 'loading' | 'ready' | 'failed';
  /** Whether the button below the list started this request, and not a filter. */
  continued: boolean;
  /** The number of items in the last response. */
  added: number;
}

export type FeedAction =
  | { type: 'filter'; filters: Partial<FeedFilters> }
  | { type: 'load-more' }
  | { type: 'retry' }
  | { type: 'response'; request: number; response: MediaFeedResponse }
  | { type: 'failure'; request: number };

export type FirstPage = Pick<MediaFeedResponse, 'mediaPreviews' | 'hasMoreItems' | 'formattedDate'>;

/** The first state of the feed: with the page's first items, or loading them. */
export function startFeed(filters: FeedFilters, first?: FirstPage): FeedState {
  return {
    filters,
    pageIndex: 0,
    items: first?.mediaPreviews ?? [],
    hasMoreItems: first?.hasMoreItems ?? false,
    formattedDate: first?.formattedDate ?? '',
    request: first ? 0 : 1,
    status: first ? 'ready' : 'loading',
    continued: false,
    added: first?.mediaPreviews.length ?? 0,
  };
}

/** W4.25: only a response can mean that there are no results; a failure cannot. */
export const noResultsFound = ({ status, items }: FeedState): boolean => status === 'ready' && items.length === 0;

const load = (state: FeedState, continued: boolean): FeedState => ({
  ...state,
  request: state.request + 1,
  status: 'loading',
  continued,
  added: 0,
});

export function feedReducer(state: FeedState, action: FeedAction): FeedState {
  switch (action.type) {
    case 'filter':
      // W4.20, W4.21: back to the first page, without items of the previous choice.
      return load(
        {
          ...state,
          filters: { ...state.filters, ...action.filters },
          pageIndex: 0,
          items: [],
          hasMoreItems: false,
          formattedDate: '',
        },
        false,
      );
    case 'load-more':
      // W4.22, W4.23, W4.26. After a failure, the failed page is requested again.
      return state.status === 'ready' && state.hasMoreItems
        ? load({ ...state, pageIndex: state.pageIndex + 1 }, true)
        : state;
    case 'retry':
      return state.status === 'failed' ? load(state, true) : state;
    case 'response': {
      if (action.request !== state.request || state.status !== 'loading') return state;
      if (!action.response.success) return { ...state, status: 'failed' };
      const { mediaPreviews, hasMoreItems, formattedDate } = action.response;
      const items = [...state.items, ...mediaPreviews];
      return { ...state, items, hasMoreItems, formattedDate, added: mediaPreviews.length, status: 'ready' };
    }
    case 'failure':
      return action.request === state.request && state.status === 'loading' ? { ...state, status: 'failed' } : state;
  }
}

/** The request for a state (W3.09, W3.10). */
export function feedQuery(
  { filters, pageIndex }: FeedState,
  page: Pick<MediaFeedQuery, 'homePageId' | 'mediaListingPageId'>,
): MediaFeedQuery {
  return {
    dateMin: filters.dateMin || NO_DATE,
    dateMax: filters.dateMax || NO_DATE,
    actionId: filters.actionId,
    locationId: filters.locationId,
    homePageId: page.homePageId,
    mediaListingPageId: page.mediaListingPageId,
    pageIndex,
  };
}

/** A state as text, announced when it changes. */
export function feedText(state: FeedState, t: Texts<typeof MEDIA_FEED_TEXTS>): string {
  const { status, items, added, pageIndex } = state;
  if (status === 'loading') return items.length > 0 ? t('loadingMore') : t('loading');
  if (status === 'failed') return '';
  if (items.length === 0) return t('none');
  const count = items.length;
  return pageIndex > 0 ? t('moreShown', { added, count }) : t('shown', { count });
}
