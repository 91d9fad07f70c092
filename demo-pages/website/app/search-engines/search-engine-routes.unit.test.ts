import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const text = (path: string) => new Visitor(shop).text(path);

describe('robots.txt', () => {
  it('keeps search engines out of what belongs to one visitor, in both countries, and names the map', async () => {
    const robots = await text('/robots.txt');
    for (const path of ['/cart', '/checkout', '/thank-you', '/nz/cart', '/nz/checkout', '/umbraco/', '/back-office']) {
      expect(robots).toContain(`\nDisallow: ${path}\n`);
    }
    expect(robots).toContain(`\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`);
    expect(robots).not.toMatch(/Disallow: \/(nz)?$/m);
  });
});

describe('sitemap.xml', () => {
  const listed = async () => [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

  it('lists pages, gifts, stories, events and media once each, and one of every kind answers', async () => {
    const urls = await listed();
    expect(new Set(urls).size).toBe(urls.length);
    for (const path of [
      '/',
      '/nz',
      '/nz/donate',
      '/gifts/emergency-tent',
      '/nz/gifts/solar-lamp',
      '/news/two-thousand-people-one-well',
      '/nz/events/evening-with-our-field-teams',
      '/media/film-dawn-in-the-valley',
    ]) {
      expect(urls).toContain(`${SITE_ORIGIN}${path}`);
    }
    expect(urls.filter((url) => /cart|checkout|thank-you/.test(url ?? ''))).toEqual([]);
    const visitor = new Visitor(shop);
    const paths = urls.map((url) => (url as string).slice(SITE_ORIGIN.length));
    const kindOf = (path: string) => path.replace(/(\/(?!nz\/)[^/]+)\/.*/, '$1/*');
    for (const path of new Map(paths.map((each) => [kindOf(each), each])).values()) {
      expect([path, (await visitor.page(path)).status]).toEqual([path, 200]);
    }
  });

  it('names the other country’s page of those that both have, and of no other', async () => {
    const map = await text('/sitemap.xml');
    const entry = (path: string) => map.split('\n').find((line) => line.includes(`<loc>${SITE_ORIGIN}${path}</loc>`));
    expect(entry('/nz/gifts')).toContain(`hreflang="en-AU" href="${SITE_ORIGIN}/gifts"`);
    expect(entry('/nz/gifts')).toContain(`hreflang="en-NZ" href="${SITE_ORIGIN}/nz/gifts"`);
    const own = entry('/nz/news/kia-ora-mangere-the-first-week');
    expect(own).toContain(`hreflang="mi" href="${SITE_ORIGIN}/mi/news/kia-ora-mangere-the-first-week"`);
    expect(own).not.toContain('hreflang="en-AU"');
  });

  it('is XML', async () => {
    const answer = await new Visitor(shop).page('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await answer.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  });
});

describe('the front page', () => {
  it.each(['/', '/nz'])('leads nowhere that does not answer (%s)', async (home) => {
    const visitor = new Visitor(shop);
    const paths = new Set([...(await text(home)).matchAll(/href="(\/[^"#?]*)"/g)].map(([, path]) => path as string));
    for (const path of paths) {
      if (/^\/(design|elements)\//.test(path)) continue;
      expect([path, (await visitor.page(path)).status]).toEqual([path, 200]);
    }
    expect(paths.size).toBeGreaterThan(30);
  });
});
