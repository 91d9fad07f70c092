import { useEffect, useReducer } from 'react';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { useHost } from '#runtime/host.ts';
import { type FeedFilters, type FirstPage, feedQuery, feedReducer, noResultsFound, startFeed } from './feed-state.ts';
import type { MediaFeedEvents } from './media-feed.definition.ts';

export interface MediaFeedOptions {
  filters: FeedFilters;
  first: FirstPage | undefined;
  homePageId: string;
  mediaListingPageId: string;
  feedUrl: string;
}

/** The feed of a view: its state, and its current request. */
export function useMediaFeed({ filters, first, homePageId, mediaListingPageId, feedUrl }: MediaFeedOptions) {
  const host = useHost<MediaFeedEvents>();
  const [state, dispatch] = useReducer(feedReducer, undefined, () => startFeed(filters, first));
  const { request, status } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is made once, with the choices at its start.
  useEffect(() => {
    if (status !== 'loading') return;
    const controller = new AbortController();
    createWebsiteApi()
      .filterMediaFeed(feedQuery(state, { homePageId, mediaListingPageId }), {
        action: feedUrl,
        signal: controller.signal,
      })
      .then(
        (response) => controller.signal.aborted || dispatch({ type: 'response', request, response }),
        () => controller.signal.aborted || dispatch({ type: 'failure', request }),
      );
    return () => controller.abort();
    // `status` is not a dependency: the request's own result would abort it.
  }, [request]);

  const count = state.items.length;
  const empty = noResultsFound(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response.
  useEffect(() => {
    if (status === 'ready' && request > 0) host.emit('feed-change', { shown: count, noResultsFound: empty });
  }, [status, request]);

  return { state, empty, dispatch };
}
