import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '../../../testing/open-shop.ts';
import { Visitor } from '../../../testing/shop-visitor.ts';
import { events } from '../listings-schema.ts';
import { searchTexts } from '../seed-listings.ts';
import { cardPaths, countOf, openListings, selectedOf } from '../testing/open-listings.ts';

let shop: Shop;
let visitor: Visitor;
const NOON = Date.parse('2026-11-21T12:00:00Z');

function event(slug: string, startsAt: string, endsAt: string, days: readonly [string, string]) {
  return {
    siteCountryCode: 'AUS',
    slug,
    title: `Test ${slug}`,
    summary: 'A test.',
    body: 'A test.',
    image: '/design/stories/camp.svg',
    imageAlt: '',
    category: 'Tests',
    location: 'Hobart',
    venue: 'Town hall',
    cost: 'Free',
    timeZone: 'Australia/Hobart',
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    startsOn: days[0],
    endsOn: days[1],
    ...searchTexts(slug),
  };
}

beforeAll(async () => {
  shop = await openListings();
  visitor = new Visitor(shop);
  await shop.database.db
    .insert(events)
    .values([
      event('last-of-may', '2025-05-31T08:00:00Z', '2025-05-31T09:00:00Z', ['2025-05-31', '2025-05-31']),
      event('first-of-june', '2025-05-31T20:00:00Z', '2025-05-31T22:00:00Z', ['2025-06-01', '2025-06-01']),
      event('last-of-july', '2025-07-31T08:00:00Z', '2025-07-31T09:00:00Z', ['2025-07-31', '2025-07-31']),
      event('over-the-month', '2025-07-31T22:00:00Z', '2025-08-02T09:00:00Z', ['2025-08-01', '2025-08-02']),
      event('ends-at-noon', '2026-11-21T09:00:00Z', '2026-11-21T12:00:00Z', ['2026-11-21', '2026-11-21']),
    ]);
});
beforeEach(() => {
  shop.now = NOON;
});
afterAll(() => shop.database.close());

const tests = async (query: string) =>
  cardPaths(await visitor.text(`/events?category=tests&${query}`)).map((path) => path.replace('/events/', ''));

describe('the filter of the events', () => {
  it('keeps the status in the address and the choice, and shows only those [W7.16] [W1.06]', async () => {
    for (const [status, isPast] of [
      ['upcoming', false],
      ['past', true],
    ] as const) {
      const page = await visitor.text(`/events?status=${status}`);
      const cards = cardPaths(page).length;
      expect(cards).toBeGreaterThan(2);
      expect(page.match(/event-card--past/g)?.length ?? 0).toBe(isPast ? cards : 0);
      expect(selectedOf(page, 'status')).toBe(status);
      expect(page).toMatch(new RegExp(`<events-filter [^>]*status="${status}"`));
    }
  });

  it('calls an event upcoming until the moment it ends', async () => {
    shop.now = NOON - 1;
    expect(await tests('status=upcoming')).toEqual(['ends-at-noon']);
    shop.now = NOON;
    expect(await tests('status=upcoming')).toEqual([]);
    expect((await tests('status=past'))[0]).toBe('ends-at-noon');
  });

  it('counts both ends of a range of months, on the clocks of the place', async () => {
    expect(await tests('dateMin=2025-06&dateMax=2025-07')).toEqual(['last-of-july', 'first-of-june']);
    expect(await tests('dateMin=2025-06-01&dateMax=2025-07-31')).toEqual(['last-of-july', 'first-of-june']);
    expect(await tests('dateMin=2025-05&dateMax=2025-05')).toEqual(['last-of-may']);
    expect(await tests('dateMin=2025-08&dateMax=2025-09')).toEqual(['over-the-month']);
    expect(await tests('dateMin=2025-09&dateMax=2026-10')).toEqual([]);
    expect(await tests('dateMax=2025-05')).toEqual(['last-of-may']);
    expect(await tests('dateMin=2025-08')).toEqual(['ends-at-noon', 'over-the-month']);
  });

  it('takes the earlier month as the minimum, and keeps both', async () => {
    const page = await visitor.text('/events?dateMin=2025-07&dateMax=2025-06');
    expect(countOf(page)).toBe('2 events');
    expect([selectedOf(page, 'dateMin'), selectedOf(page, 'dateMax')]).toEqual(['2025-06', '2025-07']);
    expect(page).toMatch(/date-min="2025-06-01" date-max="2025-07-31"/);
    expect(page).toContain('Dates: Jun 2025 - Jul 2025');
  });

  it('has places as links that keep the rest, and the form keeps the place', async () => {
    const page = await visitor.text('/events?location=hobart&status=past');
    expect(countOf(page)).toBe('5 events');
    expect(page).toContain('href="/events?status=past&amp;location=sydney"');
    expect(page).toContain('<input type="hidden" name="location" value="hobart"/>');
    const nz = await visitor.text('/nz/events?location=otautahi-christchurch');
    expect(cardPaths(nz)).toEqual(['/nz/events/story-evening-christchurch']);
  });

  it('shows what comes next first, then what is over, the latest first', async () => {
    const paths = [
      ...cardPaths(await visitor.text('/nz/events')),
      ...cardPaths(await visitor.text('/nz/events?page=2')),
    ];
    const all = await Promise.all(paths.map((path) => visitor.text(path)));
    const starts = all.map((page) => Date.parse(/"startDate":"([^"]+)"/.exec(page)?.[1] ?? ''));
    const ahead = starts.filter((start) => start > NOON);
    const over = starts.filter((start) => start <= NOON);
    expect([ahead.length, over.length]).toEqual([7, 3]);
    expect(starts).toEqual([...ahead.toSorted((a, b) => a - b), ...over.toSorted((a, b) => b - a)]);
  });
});

describe('an event', () => {
  it('says when it is on the clocks of its place, and of a visitor at home', async () => {
    const perth = await visitor.text('/events/ride-to-the-coast');
    expect(perth).toContain('Saturday 9 January 2027, 6:30\u00a0am to Sunday 10 January 2027, 4:00\u00a0pm AWST');
    const sydney = await visitor.text('/events/evening-with-our-field-teams');
    expect(sydney).toContain('Tuesday 8 December 2026, 7:00\u00a0pm to 8:15\u00a0pm AEDT');
    const auckland = await visitor.text('/nz/events/evening-with-our-field-teams');
    expect(auckland).toContain('Tuesday 8 December 2026, 9:00\u00a0pm to 10:15\u00a0pm NZDT');
  });

  it('counts down to its start, and says when it is on or over', async () => {
    const path = '/events/ends-at-noon';
    shop.now = Date.parse('2026-11-21T08:59:59Z');
    expect(await visitor.text(path)).toContain('<countdown-timer id="next-event" end-date="2026-11-21T09:00:00.000Z"');
    shop.now = Date.parse('2026-11-21T09:00:00Z');
    expect(await visitor.text(path)).toContain('This event is on now.');
    shop.now = NOON;
    const over = await visitor.text(path);
    expect(over).toContain('This event has ended.');
    expect(over).not.toContain('<countdown-timer');
  });

  it('is described for search engines', async () => {
    const page = await visitor.text('/events/harbour-walk-on-gadigal-country');
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-12T09:30:00+11:00',
      location: { '@type': 'Place' },
    });
  });
});
