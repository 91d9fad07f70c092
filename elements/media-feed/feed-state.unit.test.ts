import { describe, expect, it } from 'vitest';
import type { MediaFeedResponse } from '#rules/api/media-feed-schemas.ts';
import { englishTexts } from '#runtime/texts/use-texts.ts';
import MEDIA_FEED_TEXTS from '#texts/elements/media-feed';
import {
  type FeedAction,
  type FeedState,
  feedQuery,
  feedReducer,
  feedText,
  noResultsFound,
  startFeed,
} from './feed-state.ts';

const none = { actionId: '', locationId: '', dateMin: '', dateMax: '' };
const page = { homePageId: '11', mediaListingPageId: '12' };
const previews = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Item ${from + index}`,
    url: '',
    image: '',
    date: '',
    summary: '',
  }));
const response = (count: number, more: Partial<MediaFeedResponse> = {}, from = 0): MediaFeedResponse => ({
  success: true,
  mediaPreviews: previews(count, from),
  hasMoreItems: true,
  formattedDate: '',
  ...more,
});
const run = (state: FeedState, ...actions: FeedAction[]) => actions.reduce(feedReducer, state);
const first = () => startFeed(none, { mediaPreviews: previews(12), hasMoreItems: true, formattedDate: '' });

describe('the media feed', () => {
  it('sends "0" without dates, both as text [W3.10]', () => {
    expect(feedQuery(startFeed(none), page)).toEqual({
      dateMin: '0',
      dateMax: '0',
      actionId: '',
      locationId: '',
      homePageId: '11',
      mediaListingPageId: '12',
      pageIndex: 0,
    });
    const start = startFeed({ ...none, dateMin: '2024-03-01' });
    expect(feedQuery(start, page)).toMatchObject({ dateMin: '2024-03-01', dateMax: '0' });
  });

  it('adds 1 to the page and the items to the list [W4.22]', () => {
    const loading = run(first(), { type: 'load-more' });
    expect(feedQuery(loading, page).pageIndex).toBe(1);
    expect(loading.items).toHaveLength(12);
    const loaded = run(loading, { type: 'response', request: loading.request, response: response(12, {}, 12) });
    expect(loaded.items.map(({ title }) => title)).toEqual(previews(24).map(({ title }) => title));
    expect(feedText(loaded, englishTexts(MEDIA_FEED_TEXTS))).toBe('12 more loaded, 24 shown');
  });

  it('ignores load-more while it loads, and without more items [W4.23] [W4.26]', () => {
    const loading = run(first(), { type: 'load-more' });
    expect(run(loading, { type: 'load-more' }, { type: 'load-more' })).toBe(loading);
    const end = run(loading, {
      type: 'response',
      request: loading.request,
      response: response(1, { hasMoreItems: false }),
    });
    expect(run(end, { type: 'load-more' })).toBe(end);
  });

  it('goes back to page 0 and clears the list on a filter change [W4.20] [W4.21]', () => {
    let state = first();
    for (let times = 0; times < 3; times += 1) {
      state = run(state, { type: 'load-more' });
      state = run(state, { type: 'response', request: state.request, response: response(12) });
    }
    expect(state.pageIndex).toBe(3);
    const filtered = run(state, { type: 'filter', filters: { actionId: '4' } });
    expect([filtered.pageIndex, filtered.items, filtered.status]).toEqual([0, [], 'loading']);
    expect(feedQuery(filtered, page)).toMatchObject({ actionId: '4', pageIndex: 0 });
  });

  it('drops late responses and late failures [W4.24]', () => {
    const a = run(first(), { type: 'filter', filters: { actionId: 'a' } });
    const b = run(a, { type: 'filter', filters: { actionId: 'b' } });
    expect(run(b, { type: 'response', request: a.request, response: response(5) })).toBe(b);
    expect(run(b, { type: 'failure', request: a.request })).toBe(b);
    const done = run(b, { type: 'response', request: b.request, response: response(2) });
    expect(done.items).toHaveLength(2);
    expect(run(done, { type: 'response', request: b.request, response: response(2) })).toBe(done);
    expect(run(done, { type: 'response', request: a.request, response: response(5) })).toBe(done);
  });

  it('is empty only after a response [W4.25]', () => {
    const loading = startFeed(none);
    expect(noResultsFound(loading)).toBe(false);
    const request = loading.request;
    const empty = run(loading, { type: 'response', request, response: response(0, { hasMoreItems: false }) });
    expect([noResultsFound(empty), feedText(empty, englishTexts(MEDIA_FEED_TEXTS))]).toEqual([
      true,
      'No results found. Try other filters.',
    ]);
    expect(noResultsFound(run(loading, { type: 'response', request, response: response(1) }))).toBe(false);
    expect(noResultsFound(run(loading, { type: 'failure', request }))).toBe(false);
    expect(noResultsFound(run(loading, { type: 'response', request, response: response(0, { success: false }) }))).toBe(
      false,
    );
  });

  it('keeps the list on a failure, and requests the same page again [W4.24]', () => {
    const loading = run(first(), { type: 'load-more' });
    for (const failed of [
      run(loading, { type: 'failure', request: loading.request }),
      run(loading, { type: 'response', request: loading.request, response: response(0, { success: false }) }),
    ]) {
      expect([failed.status, failed.items.length]).toEqual(['failed', 12]);
      expect(run(failed, { type: 'load-more' })).toBe(failed);
      const again = run(failed, { type: 'retry' });
      expect([again.status, again.pageIndex, again.request]).toEqual(['loading', 1, loading.request + 1]);
    }
    expect(run(loading, { type: 'retry' })).toBe(loading);
  });
});
