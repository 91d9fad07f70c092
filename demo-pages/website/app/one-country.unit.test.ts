import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '../../server/server-configuration.ts';
import { organisationSchema, setOrganisation } from '../platform/index.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../testing/open-shop.ts';
import { setDemonstration } from './testing/demonstration.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await setDemonstration();
  await shop.database.close();
});

/** The demonstration's charity, with these countries and languages alone. */
async function belongsTo(countries: readonly ('AUS' | 'NZL')[], languages: readonly string[]): Promise<void> {
  const facts = JSON.parse(await readFile(`${contentFolder({})}/organisation.json`, 'utf8'));
  const chosen = Object.fromEntries(countries.map((country) => [country, facts.countries[country]]));
  setOrganisation(organisationSchema.parse({ ...facts, countries: chosen, languages }));
}

const ask = (path: string) => shop.website.app.request(`${SITE_ORIGIN}${path}`, { headers: { accept: 'text/html' } });
const statusOf = async (path: string) => (await ask(path)).status;

/** The paths that a page or the sitemap leads to on this site. */
function pathsIn(text: string): string[] {
  const found = text.matchAll(/(?:\b(?:href|action)="|<loc>)([^"<]+)/g);
  return [...found].flatMap(([, address = '']) => {
    const { origin, pathname } = new URL(address.replaceAll('&amp;', '&'), SITE_ORIGIN);
    return origin === SITE_ORIGIN ? [pathname] : [];
  });
}

/** Scripts, styles, pictures and data are there when the site is built. */
const isFile = (path: string) =>
  /^\/(?:design|blocks|elements\/[\w-]+\.js|fonts|media\/files)\//.test(path) || /\.\w+$/.test(path);

/** Pages that show blocks at work, with the addresses of their examples. */
const isExample = (path: string) => /^\/elements\/.*\/examples\/|^\/back-office/.test(path);

/** Walks the pages from the first one and the sitemap, and resolves with each path's page. */
async function crawl(first: string): Promise<Map<string, { status: number; text: string; from: string }>> {
  const pages = new Map<string, { status: number; text: string; from: string }>();
  const waiting = [first, ...pathsIn(await (await ask('/sitemap.xml')).text())].map((path) => ({ path, from: 'map' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, from } = next;
    if (pages.has(path) || isFile(path)) continue;
    const response = await ask(path);
    const isPage = response.headers.get('content-type')?.includes('html');
    const text = isPage && !isExample(path) ? await response.text() : '';
    pages.set(path, { status: response.status, text, from });
    waiting.push(...pathsIn(text).map((each) => ({ path: each, from: path })));
  }
  return pages;
}

describe('a charity of New Zealand that writes English alone', () => {
  beforeAll(() => belongsTo(['NZL'], ['en']));

  it('has no page of Australia and of other languages, and leads from the root to its own [O1.03]', async () => {
    for (const path of ['/donate', '/gifts', '/petition', '/cart', '/ar', '/ar/donate', '/nz/ar', '/mi', '/en-XA'])
      expect([path, await statusOf(path)], '[O1.03]').toEqual([path, 404]);
    const root = await ask('/');
    expect([root.status, root.headers.get('location')], '[O1.03]').toEqual([302, '/nz']);
    for (const path of ['/nz', '/nz/donate', '/elements']) expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it('has no dead link, and none to what is off, on any page that a crawl finds [O1.03]', async () => {
    const pages = await crawl('/nz');
    expect(pages.size).toBeGreaterThan(60);
    const dead = [...pages].filter(([, { status }]) => status === 404 || status >= 500);
    expect(
      dead.map(([path, { status, from }]) => `${from} leads to ${path}: ${status}`),
      '[O1.03]',
    ).toEqual([]);
    const mentions = [...pages].flatMap(([path, { text }]) =>
      [...text.matchAll(/hreflang="(?!en-NZ)[^"]*"|country-switch"|language-switch"|lang="en-AU"|countryAUS/gi)].map(
        ([found]) => `${path}: ${found}`,
      ),
    );
    expect(mentions, '[O1.03]').toEqual([]);
  }, 120_000);
});

describe('a charity of Australia in two languages', () => {
  beforeAll(() => belongsTo(['AUS'], ['en', 'fr']));

  it('has the pages of both, and no others [O1.03]', async () => {
    for (const path of ['/', '/donate', '/fr/donate']) expect([path, await statusOf(path)]).toEqual([path, 200]);
    for (const path of ['/nz', '/nz/donate', '/nz/fr', '/mi/donate', '/ar'])
      expect([path, await statusOf(path)], '[O1.03]').toEqual([path, 404]);
    const map = await (await ask('/sitemap.xml')).text();
    expect(map, '[O1.03]').not.toMatch(/\/nz\b|\/mi\b|\/ar\b|en-NZ/);
    expect(map).toContain('/fr/donate');
  });
});
