import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appeals } from '../giving/appeals/appeals-schema.ts';
import type { Page } from '../platform/pages/define-page.ts';
import { allPages, findPage, footerMenus, headerMenu, pageSecurity, sitesOf } from '../platform/pages/site-pages.ts';
import { ALL_SITES, PSEUDO_SITE } from '../platform/site/sites.ts';
import { openShop, PROVIDER_ORIGIN, type Shop, SITE_ORIGIN } from '../testing/open-shop.ts';
import { elementsOf } from '../testing/page-elements.ts';
import { Visitor } from '../testing/shop-visitor.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
  visitor = new Visitor(shop);
  await shop.database.db
    .update(appeals)
    .set({ from: new Date(0) })
    .where(gt(appeals.matchPercent, 0));
});
afterAll(() => shop.database.close());

/** A page that takes payments depends on the browser. */
const cacheControl = ({ cache, security = 'page' }: Page) =>
  cache === 'shared' && security === 'page'
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
    : cache === 'no-store'
      ? 'no-store'
      : 'private, no-cache';

const addressOf = (prefix: string, path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`);

/** Pages that anybody can open under an address that is known beforehand; the hosted checkout first makes an order. */
const open = allPages().filter(
  ({ path, sitemap, unlinked }) =>
    typeof sitemap === 'function' || !(path.includes(':') || unlinked || path === '/merchant/checkout'),
);

/** A path of a page in a country; nothing where that has no such content. */
async function pathIn({ path, sitemap }: Page, country: 'AUS' | 'NZL'): Promise<string | undefined> {
  if (typeof sitemap !== 'function') return path.replace('/*', '');
  const [first] = await sitemap(shop.database.db, country, new Date(shop.now));
  return first && path.replace(/:(\w+)[^/]*/g, (_, name: string) => first[name] ?? '');
}

describe('every page', () => {
  it.each(open)('$path is there in each of its languages, as its definition says', async (page) => {
    const { framesProvider, isWorkshop, keepsOpener } = pageSecurity(page.path.replace('/*', ''));
    for (const site of sitesOf(page, [...ALL_SITES, PSEUDO_SITE])) {
      const path = await pathIn(page, site.code);
      if (path === undefined) continue;
      const address = addressOf(site.prefix, path);
      const { status, headers } = await visitor.page(address);
      const text = await visitor.text(address);
      expect([address, status]).toEqual([address, 200]);
      if (page.type) expect(headers.get('content-type')).toBe(`${page.type}; charset=utf-8`);
      else if (page.countries !== 'one') expect(text).toContain(`<html lang="${site.lang}"`);
      const directives = headers.get('content-security-policy')?.split('; ') ?? [];
      // Previews frame pages of this site.
      if (framesProvider || !isWorkshop)
        expect(directives).toContain(`frame-src ${framesProvider ? PROVIDER_ORIGIN : "'none'"}`);
      expect(headers.has('cross-origin-opener-policy')).toBe(!keepsOpener);
      expect(headers.get('cache-control')).toBe(cacheControl(page));
      expect(headers.get('referrer-policy')).toBe(
        page.referrer === 'none' ? 'no-referrer' : 'strict-origin-when-cross-origin',
      );
    }
  });

  it('is linked from another, or says why it is not', async () => {
    const [reached, waiting] = [new Set<Page>(), ['/']];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = findPage(path);
      if (!page || reached.has(page)) continue;
      reached.add(page);
      for (const { attributes } of elementsOf(await visitor.text(path))) {
        const { pathname, origin } = new URL(attributes['href'] ?? '', SITE_ORIGIN);
        if (origin === SITE_ORIGIN) waiting.push(pathname);
      }
    }
    const linked = [...reached].map(({ path }) => path);
    expect(
      allPages()
        .flatMap(({ path, unlinked }) => (unlinked === undefined ? path : []))
        .sort(),
    ).toEqual(linked.sort());
  });

  it('of one person is closed to logs, to caches and to other sites', () => {
    const secret = allPages().filter(({ logs }) => logs === 'section');
    expect(secret.length).toBeGreaterThan(20);
    expect(secret.filter(({ cache, sitemap }) => cache !== 'no-store' || sitemap)).toEqual([]);
  });

  it('has an address of its own, and names only other pages', () => {
    const paths = allPages().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const menus = allPages().flatMap(({ elsewhere }) => (elsewhere === undefined ? [] : [elsewhere]));
    for (const { path, groups } of headerMenu(true))
      menus.push(path, ...groups.flatMap(({ links }) => links.map((link) => link.path)));
    for (const { links } of footerMenus(true))
      menus.push(...links.flatMap((link) => ('path' in link ? link.path : [])));
    expect(menus.filter((path) => findPage(path) === undefined)).toEqual([]);
  });
});

describe('the page at an address', () => {
  it.each([
    ['/', '/'],
    ['/nz', '/'],
    ['/nz/ar/gifts', '/gifts'],
    ['/gifts/solar-lamp', '/gifts/:slug{[a-z-]{1,60}}'],
    ['/gifts/Solar', undefined],
    ['/nz/ar', undefined],
    ['/my-giving/plans/PLAN-1/card', '/my-giving/plans/:id/card'],
    ['/my-giving/plans/PLAN-1/signature/card', '/my-giving/plans/:id/:signature/card'],
    ['/elements', '/elements/*'],
    ['/elements/copy-link', '/elements/*'],
    ['/back-office/records/orders', '/back-office/records/*'],
    ['/elementary', undefined],
  ])('%s is %s', (address, path) => expect(findPage(address)?.path).toBe(path));
});
