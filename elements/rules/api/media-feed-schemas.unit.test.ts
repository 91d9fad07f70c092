import { describe, expect, it } from 'vitest';
import { mediaFeedResponseSchema, NO_DATE } from './media-feed-schemas.ts';
import { createWebsiteApi } from './website-api.ts';

const response = { success: true, mediaPreviews: [{ title: 'A' }], hasMoreItems: false, formattedDate: 'Mar 2024' };
const query = {
  dateMin: '0',
  dateMax: '0',
  actionId: '3',
  locationId: '',
  homePageId: '11',
  mediaListingPageId: '12',
  pageIndex: 0,
};

describe('the media feed’s call', () => {
  it('posts exactly the 7 fields to its path [W7.09] [W3.09]', async () => {
    const requests: { url: string; method?: string | undefined; body: Record<string, unknown> }[] = [];
    const api = createWebsiteApi({
      fetch: async (url, init) => {
        requests.push({ url: String(url), method: init?.method, body: JSON.parse(String(init?.body)) });
        return new Response(JSON.stringify(response));
      },
    });
    const more = { ...query, secret: 'page state' };
    expect((await api.filterMediaFeed(more)).mediaPreviews).toHaveLength(1);
    expect(requests[0]).toMatchObject({ url: '/umbraco/api/MediaFeed/SubmitMediaFeedFilters/', method: 'POST' });
    expect(requests[0]?.body).toEqual(query);
    expect(Object.keys(requests[0]?.body ?? {})).toHaveLength(7);
  });

  it('reads success as true, 1 or "1" alone', () => {
    const successOf = (success: unknown) => mediaFeedResponseSchema.parse({ ...response, success }).success;
    expect([true, 1, '1', 'true'].map(successOf)).toEqual([true, true, true, true]);
    expect([false, 0, '0', 2, 'yes', null, undefined].map(successOf)).toEqual(Array(7).fill(false));
  });

  it('completes previews and refuses what is none', () => {
    expect(mediaFeedResponseSchema.parse(response).mediaPreviews).toEqual([
      { title: 'A', url: '', image: '', date: '', summary: '' },
    ]);
    expect(mediaFeedResponseSchema.parse({ success: true }).mediaPreviews).toEqual([]);
    expect(mediaFeedResponseSchema.parse({ success: true, mediaPreviews: null }).hasMoreItems).toBe(false);
    for (const mediaPreviews of ['<p>', [null], [{ url: '/a' }], {}])
      expect(mediaFeedResponseSchema.safeParse({ ...response, mediaPreviews }).success).toBe(false);
  });
});

it('no date is written as 0, and more items are there when the server reports them', () => {
  expect(NO_DATE, '[W3.10]').toBe('0');
  expect(mediaFeedResponseSchema.parse({ ...response, hasMoreItems: true }).hasMoreItems).toBe(true);
});
