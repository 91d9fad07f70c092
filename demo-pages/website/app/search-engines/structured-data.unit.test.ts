import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appeals } from '../../giving/appeals/appeals-schema.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
  visitor = new Visitor(shop);
  await shop.database.db.update(appeals).set({ from: new Date(0), until: new Date('2030-01-01') });
});
afterAll(() => shop.database.close());

/** What Google asks of each type, and recommends where the site has it; no validator of its rules works offline. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'legalName', 'url', 'logo', 'telephone', 'taxID'],
  DonateAction: ['name', 'recipient.name', 'recipient.url', 'target.urlTemplate', 'target.actionPlatform'],
  Product: ['name', 'image', 'description', 'offers.0.price', 'offers.0.priceCurrency', 'offers.0.availability'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name', 'publisher.logo'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name', 'publisher.logo'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'image', 'description', 'organizer.name'],
};

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);

describe('structured data', () => {
  it.each([
    ['/', 'Organization'],
    ['/nz', 'Organization'],
    ['/ar', 'Organization'],
    ['/donate', 'DonateAction'],
    ['/mi/donate', 'DonateAction'],
    ['/gifts/emergency-tent', 'Product'],
    ['/nz/gifts/solar-lamp', 'Product'],
    ['/news/two-thousand-people-one-well', 'NewsArticle'],
    ['/mi/news/kia-ora-mangere-the-first-week', 'NewsArticle'],
    ['/events/evening-with-our-field-teams', 'Event'],
    ['/nz/events/whanau-day-mangere', 'Event'],
  ])('of %s is of a %s, with what search engines require [O2.03]', async (path, type) => {
    const found = [...(await visitor.text(path)).matchAll(DATA)].map((match) => {
      expect(match[1]).not.toContain('<');
      return JSON.parse(match[1] ?? '') as Record<string, unknown>;
    });
    const data = found.find((each) => each['@type'] === type);
    expect(data?.['@context'], `[O2.03] ${path}`).toBe('https://schema.org');
    for (const name of REQUIRED[type] ?? []) expect(at(data, name), `[O2.03] ${path} ${name}`).toBeTruthy();
    for (const text of JSON.stringify(data).matchAll(/"(?:url|logo|image|urlTemplate)":\[?"([^"]+)"/g))
      expect(new URL(text[1] ?? '').origin, '[O2.03]').toBe(SITE_ORIGIN);
    expect(JSON.stringify(data)).not.toMatch(/[\u00A0\u2066-\u2069]/);
  });

  it('names the organisation of the country [O2.03]', async () => {
    expect(await visitor.text('/'), '[O2.03]').toContain('"legalName":"Haven Refugee Aid Australia"');
    expect(await visitor.text('/nz'), '[O2.03]').toContain('"identifier":"CC00000"');
  });

  it('comes with the picture of what has one, for networks [O2.03]', async () => {
    for (const path of [
      '/gifts/emergency-tent',
      '/news/two-thousand-people-one-well',
      '/media/film-dawn-in-the-valley',
    ])
      expect(await visitor.text(path), `[O2.03] ${path}`).toMatch(
        /<meta property="og:image" content="http:\/\/127\.0\.0\.1:8080\/design\/[^"]+"\/>/,
      );
    expect(await visitor.text('/privacy'), '[O4.02] the organisation’s own').toMatch(
      /<meta property="og:image" content="http:\/\/127\.0\.0\.1:8080\/brand\/[\w-]{12}\/social\.jpg"\/>/,
    );
  });
});

describe('an old address', () => {
  it('answers 301 with its query, unless there is a page [O2.05]', async () => {
    shop.redirects = [
      { from: '/about-us', to: '/privacy' },
      { from: '/donate', to: '/privacy' },
      { from: '/news/old-slug', to: '/blog' },
      { from: '/old/*', to: '/*' },
    ];
    const { app } = shop.startWebsite();
    const ask = async (path: string, method = 'GET') => {
      const answer = await app.request(`${SITE_ORIGIN}${path}`, { method });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await ask('/about-us?a=1&b=%20'), '[O2.05]').toEqual([301, '/privacy?a=1&b=%20']);
    expect(await ask('/about-us/', 'HEAD'), '[O2.05]').toEqual([301, '/privacy']);
    expect(await ask('/news/old-slug'), '[O2.05]').toEqual([301, '/blog']);
    expect(await ask('/old/gifts/x?y'), '[O2.05]').toEqual([301, '/gifts/x?y']);
    expect(await ask('/old//evil.example/'), '[O2.05]').toEqual([301, '/evil.example/']);
    expect(await ask('/donate'), '[O2.05]').toEqual([200, null]);
    expect(await ask('/nowhere'), '[O2.05]').toEqual([404, null]);
    expect((await ask('/about-us', 'POST'))[0], '[O2.05]').not.toBe(301);
  });
});
