import {
  type MediaFeedAnswer,
  type MediaFeedQuery,
  type MediaPreview,
  NO_DATE,
} from '#website/api/media-feed-schemas.ts';

/** What the visitor chooses; dates are empty where none is chosen. */
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
  /** The number of the request that is awaited; answers to others are late and dropped (W4.24). */
  request: number;
  status: 'loading' | 'ready' | 'failed';
  /** Whether the visitor asked for this very request with the button below the list, not by a filter. */
  continued: boolean;
  /** How many items the last answer added. */
  added: number;
}

export type FeedAction =
  | { type: 'filter'; filters: Partial<FeedFilters> }
  | { type: 'load-more' }
  | { type: 'retry' }
  | { type: 'answer'; request: number; answer: MediaFeedAnswer }
  | { type: 'failure'; request: number };

export type FirstPage = Pick<MediaFeedAnswer, 'mediaPreviews' | 'hasMoreItems' | 'formattedDate'>;

/** The feed as it starts: with the page's first items, or waiting for them. */
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

/** W4.25: only an answer can say that there is nothing; a failure cannot. */
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
      // W4.20, W4.21: back to the first page, and nothing of the old choice stays.
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
      // W4.22, W4.23, W4.26. After a failure, the page that failed is asked again instead.
      return state.status === 'ready' && state.hasMoreItems
        ? load({ ...state, pageIndex: state.pageIndex + 1 }, true)
        : state;
    case 'retry':
      return state.status === 'failed' ? load(state, true) : state;
    case 'answer': {
      if (action.request !== state.request || state.status !== 'loading') return state;
      if (!action.answer.success) return { ...state, status: 'failed' };
      const { mediaPreviews, hasMoreItems, formattedDate } = action.answer;
      const items = [...state.items, ...mediaPreviews];
      return { ...state, items, hasMoreItems, formattedDate, added: mediaPreviews.length, status: 'ready' };
    }
    case 'failure':
      return action.request === state.request && state.status === 'loading' ? { ...state, status: 'failed' } : state;
  }
}

/** What is asked for a state (W3.09, W3.10). */
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

/** What a state is in words, spoken as it changes. */
export function feedWords(state: FeedState): string {
  const { status, items, added, pageIndex } = state;
  if (status === 'loading') return items.length > 0 ? 'Loading more…' : 'Loading…';
  if (status === 'failed') return '';
  if (items.length === 0) return 'No results found. Try other filters.';
  return pageIndex > 0 ? `${added} more loaded, ${items.length} shown` : `${items.length} shown`;
}
