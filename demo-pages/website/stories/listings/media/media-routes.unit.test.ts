import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shop, SITE_ORIGIN } from '../../../testing/open-shop.ts';
import { Visitor } from '../../../testing/shop-visitor.ts';
import { mediaItems } from '../listings-schema.ts';
import { cardPaths, countOf, openListings } from '../testing/open-listings.ts';
import { MEDIA_PAGES } from './media-routes.ts';

// Written down, so that a change of the product fails.
const FEED_CALLS_PER_MINUTE = 600;

let shop: Shop;
let visitor: Visitor;
const PATH = '/umbraco/api/MediaFeed/SubmitMediaFeedFilters/';
const ASKED = { dateMin: '0', dateMax: '0', actionId: '', locationId: '', ...MEDIA_PAGES.AUS, pageIndex: 0 };

interface Answer {
  success: boolean;
  mediaPreviews: { title: string; url: string; image: string; date: string; summary: string }[];
  hasMoreItems: boolean;
  formattedDate: string;
  errors?: string[];
}
const feed = async (changes: Record<string, unknown> = {}) =>
  (await (await visitor.json(PATH, { ...ASKED, ...changes })).json()) as Answer;
const titles = async (changes: Record<string, unknown>) =>
  (await feed({ locationId: 99, ...changes })).mediaPreviews.map(({ title }) => title);

beforeAll(async () => {
  shop = await openListings();
  visitor = new Visitor(shop);
  const row = { siteCountryCode: 'AUS', summary: '', body: '', image: '', imageAlt: '', actionId: 1, locationId: 99 };
  await shop.database.db.insert(mediaItems).values(
    ['2023-02-28', '2023-03-01', '2023-06-30', '2023-07-01'].map((publishedOn) => ({
      ...row,
      slug: `on-${publishedOn}`,
      title: publishedOn,
      format: 'picture' as const,
      publishedOn,
    })),
  );
});
afterAll(() => shop.database.close());

describe('the media feed’s call', () => {
  it('answers with exactly its four fields, and previews with theirs [W3.11]', async () => {
    const answer = await visitor.json(PATH, ASKED);
    const body = (await answer.json()) as Answer;
    expect(answer.status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'mediaPreviews', 'hasMoreItems', 'formattedDate']);
    expect([body.success, body.hasMoreItems, body.formattedDate]).toEqual([true, true, '']);
    expect(body.mediaPreviews).toHaveLength(8);
    expect(body.mediaPreviews[0]).toEqual({
      title: 'Film: dawn in the valley',
      url: '/media/film-dawn-in-the-valley',
      image: '/design/stories/camp.svg',
      date: '2026-11-18',
      summary: 'Lamps go out, one tent after another, as the sun comes up. Twelve quiet seconds.',
    });
  });

  it('goes on page by page until there is no more, and is empty beyond', async () => {
    const pages = [
      await feed(),
      await feed({ pageIndex: 1 }),
      await feed({ pageIndex: 2 }),
      await feed({ pageIndex: 3 }),
    ];
    expect(pages.map((page) => page.mediaPreviews.length)).toEqual([8, 8, 2, 0]);
    expect(pages.map((page) => page.hasMoreItems)).toEqual([true, true, false, false]);
    expect(new Set(pages.flatMap((page) => page.mediaPreviews.map(({ url }) => url))).size).toBe(18);
  });

  it('filters by action, location and country [W1.06]', async () => {
    const water = await feed({ actionId: '2' });
    expect(water.mediaPreviews.map(({ title }) => title)).toEqual([
      'Picture: the stick in the ground',
      'Briefing: water at fifteen minutes, girls at school',
    ]);
    expect((await feed({ actionId: '2', locationId: '6' })).mediaPreviews).toEqual([]);
    const nz = await feed({ ...MEDIA_PAGES.NZL, locationId: 2 });
    expect(nz.mediaPreviews.map(({ url }) => url)).toEqual([
      '/nz/media/picture-headland-mangere',
      '/nz/media/radio-kumara-and-okra',
    ]);
    expect((await feed({ actionId: '999999' })).success).toBe(true);
  });

  it('counts both days of a range, and names it [W3.12]', async () => {
    const range = { dateMin: '2023-03-01', dateMax: '2023-06-30' };
    expect(await titles(range)).toEqual(['2023-06-30', '2023-03-01']);
    expect(await titles({ dateMin: '2023-03-02', dateMax: '2023-06-29' })).toEqual([]);
    expect(await titles({ dateMin: '2023-02-28', dateMax: '2023-07-01' })).toHaveLength(4);
    expect(await titles({ dateMin: '2023-06-30' })).toEqual(['2023-07-01', '2023-06-30']);
    expect(await titles({ dateMax: '2023-03-01' })).toEqual(['2023-03-01', '2023-02-28']);
    expect((await feed(range)).formattedDate).toBe('Mar 2023 - Jun 2023');
    expect((await feed({ dateMin: '2023-06-30', dateMax: '2023-03-01' })).formattedDate).toBe('Mar 2023 - Jun 2023');
  });

  it('takes a form as well as JSON, at both spellings of its path', async () => {
    const fields = Object.fromEntries(
      Object.entries({ ...ASKED, actionId: '2' }).map(([name, value]) => [name, String(value)]),
    );
    for (const path of [PATH, PATH.slice(0, -1)]) {
      const answer = await visitor.form(path, fields, 'application/json');
      expect(((await answer.json()) as Answer).mediaPreviews).toHaveLength(2);
    }
  });

  it.each([
    [{ dateMin: '' }, 'dateMin: Send a date such as 2026-03-01, or 0 for none.'],
    [{ dateMax: '2026-02-30' }, 'dateMax: Send a date such as 2026-03-01, or 0 for none.'],
    [{ actionId: "1' or 1=1" }, 'actionId: Send the number of a choice, or nothing for all.'],
    [{ locationId: '1234567' }, 'locationId: Send the number of a choice, or nothing for all.'],
    [{ pageIndex: -1 }, 'pageIndex: Send 0 for the first page.'],
    [{ pageIndex: 1001 }, 'pageIndex: Send at most 1000.'],
    [{ pageIndex: 0.5 }, 'pageIndex: Send a whole number.'],
    [{ pageIndex: 'many' }, 'pageIndex: Send a whole number.'],
    [{ homePageId: '1201' }, 'homePageId, mediaListingPageId: Send the numbers that the media page names.'],
    [
      { extra: 1 },
      'Send the fields dateMin, dateMax, actionId, locationId, homePageId, mediaListingPageId and pageIndex, and no others.',
    ],
  ])('refuses %j and says what to send [W3.09]', async (changes, message) => {
    const answer = await visitor.json(PATH, { ...ASKED, ...changes });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      success: false,
      mediaPreviews: [],
      hasMoreItems: false,
      formattedDate: '',
      errors: [message],
    });
  });

  it('refuses a call with a field missing, and takes the thousandth page [W3.09]', async () => {
    for (const name of Object.keys(ASKED)) {
      const { [name]: _gone, ...rest } = ASKED as Record<string, unknown>;
      const answer = await visitor.json(PATH, rest);
      expect([name, answer.status]).toEqual([name, 422]);
      expect(((await answer.json()) as Answer).errors?.[0]).toContain(name);
    }
    expect((await visitor.json(PATH, { ...ASKED, pageIndex: 1000 })).status).toBe(200);
  });

  it('refuses other pages’ posts, other methods, big bodies, broken JSON and too many calls', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    expect((await visitor.json(PATH, ASKED, origin)).status).toBe(403);
    expect((await visitor.page(PATH)).status).toBe(405);
    expect((await visitor.json(PATH, { ...ASKED, actionId: '1'.repeat(70_000) })).status).toBe(413);
    expect(
      (await visitor.send(PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' })).status,
    ).toBe(400);
    shop.now += 60_000;
    const app = shop.startWebsite();
    const other = new Visitor(shop);
    other.website = app;
    const { actionId: _none, ...broken } = ASKED;
    for (let call = 0; call < FEED_CALLS_PER_MINUTE; call += 1) {
      if ((await other.json(PATH, broken)).status !== 422) throw new Error(`Call ${call} was not served.`);
    }
    expect((await other.json(PATH, ASKED)).status).toBe(429);
    shop.now += 60_000;
    expect((await other.json(PATH, ASKED)).status).toBe(200);
  });
});

describe('the media page', () => {
  it('holds the feed’s first page as data and as a list, and goes on with links', async () => {
    const page = await visitor.text('/nz/media');
    expect(page).toContain(
      `home-page-id="${MEDIA_PAGES.NZL.homePageId}" media-listing-page-id="${MEDIA_PAGES.NZL.mediaListingPageId}"`,
    );
    expect(page).toMatch(/<media-feed [^>]* has-more-items/);
    expect(cardPaths(page)).toHaveLength(8);
    expect(page).toContain('href="/nz/media?page=2"');
  });

  it('filters without JavaScript, and stays a plain page then', async () => {
    const page = await visitor.text('/media?actionId=2&dateMin=2026-11&dateMax=2026-11');
    expect(cardPaths(page)).toEqual(['/media/the-stick-in-the-ground']);
    expect(countOf(page)).toBe('1 item');
    expect(page).not.toContain('<media-feed');
    expect(page).toContain('Dates: Nov 2026');
  });

  it('plays a film in a modal from a link to the film', async () => {
    const page = await visitor.text('/media/film-dawn-in-the-valley');
    expect(page).toMatch(
      /<video-modal [^>]*src="\/design\/film-dawn.webm" captions="\/design\/film-dawn.vtt"><a [^>]*href="\/design\/film-dawn.webm"/,
    );
    expect(page).toContain(`rel="canonical" href="${SITE_ORIGIN}/media/film-dawn-in-the-valley"`);
  });
});
