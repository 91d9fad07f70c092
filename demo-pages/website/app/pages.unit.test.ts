import { describe, expect, it } from 'vitest';
import { allPages, findPage, hasPage, nearestPage, pageSecurity, sitesOf } from '../platform/pages/site-pages.ts';
import { ALL_SITES, PSEUDO_SITE, siteOfPath } from '../platform/site/sites.ts';
import './pages.ts';

// Temporary: what the lists said before the definitions, word for word.
const OF_GIVING = String.raw`donate(\/reference\/[\w-]+)?|my-giving(\/.*)?`;
const pathsOf = (pages: string) => new RegExp(String.raw`^\/(${pages})([?#].*)?$`);
const OF_SHOP = String.raw`gifts(\/[^/?#]+)?|cart(\/e-cards)?|checkout\/(details|payment)|thank-you|orders(\/.*)?|cards\/.*`;
const OF_READING = String.raw`(news|blog|events|media)(\/[^/?#]+)?|appeals\/[^/?#]+|search|privacy`;
const OF_FORMS = String.raw`newsletter(\/(thank-you|unsubscribe))?|bequest(\/(guide|thank-you))?|update-details(\/thank-you)?|petitions\/[^/?#]+|petition\/thank-you`;
const OF_ALL = `${OF_GIVING}|${OF_SHOP}|${OF_READING}|${OF_FORMS}`;
const PATHS = { all: /^/, translated: pathsOf(`(${OF_ALL}|petition)?`), shared: pathsOf(OF_ALL), none: /(?!)/ };
const SHARED_PAGE =
  /^\/(gifts(\/[\w-]+)?|donate|my-giving|news|events|blog|media|petition|bequest|newsletter|update-details|search|merchant|privacy)?$/;
const PAYING = /^\/(cart\/e-cards|checkout\/.*|merchant(\/.*)?)$/;
const PERSONAL_PAGE =
  /^(\/nz)?(\/[a-z]{2}(-XA)?)?\/(cart|cards|checkout|thank-you|donate\/reference|orders|my-giving|back-office\/records)(\/|$)/;
const KEPT = [
  { path: /^\/$/, topics: ['gifts', 'appeals'], query: [] },
  { path: /^\/gifts$/, topics: ['gifts'], query: ['q', 'category', 'sort'] },
  { path: /^\/gifts\/[a-z-]{1,60}$/, topics: ['gifts'], query: [] },
  { path: /^\/privacy$/, topics: [], query: [] },
  { path: /^\/donate$/, topics: [], query: ['frequency'] },
  { path: /^\/appeals\/[a-z0-9-]{1,60}$/, topics: ['appeals'], query: [] },
  { path: /^\/(news|blog|events|media)$/, topics: ['listings'], query: 'all' },
  { path: /^\/(news|blog|events|media)\/[a-z0-9-]{1,100}$/, topics: ['listings'], query: [] },
];
const SITEMAP = '/ /donate /gifts /news /events /blog /media /petition /bequest /newsletter /update-details /privacy';
const SECRET = /^\/(orders|cards|my-giving)\/.+/;
const WORKSHOP = /^(\/nz)?\/(back-office|elements|merchant)(\/|$)/;
const merchant = /^(\/nz)?\/merchant(\/[\w-]+)?$/;
const donation = /^\/(donate|appeals\/[\w-]+)$/;
const source = /^\/my-giving\/plans\/.+\/(card|bank)$/;
const own = (path: string) => {
  const site = siteOfPath(path);
  const rest = path.slice(site.prefix.length) || '/';
  return PATHS[site.pages].test(rest) ? rest : path;
};

/** An address of a page: parameters with a value. */
const example = (path: string) =>
  path
    .replace(/:correction\{[^/]+/, '1.pdf')
    .replace(/:country\{[^/]+/, 'nz')
    .replace(/:year\{[^/]+/, '2026.pdf')
    .replace(/:\w+(\{[^/]+)?/g, 'some-one')
    .replace('/*', '/any');

describe('definitions and lists', () => {
  const cases = allPages().flatMap((page) =>
    (page.countries === 'one' ? ALL_SITES.slice(0, 1) : [...ALL_SITES, PSEUDO_SITE]).map((site) => {
      const path = example(page.path);
      return { page, site, path, address: path === '/' ? site.prefix || '/' : `${site.prefix}${path}` };
    }),
  );
  it('are compared', () => expect(cases.length).toBeGreaterThan(700));

  it.each(cases)('agree on $address', ({ page, site, path, address }) => {
    const has = PATHS[site.pages].test(path);
    expect(hasPage(site, path), 'hasPage').toBe(has);
    expect(hasPage(site, `${path}?a=b`), 'hasPage with a query').toBe(has);
    const found = findPage(address);
    if (has && (page.languages !== 'english' || site.language === 'en')) expect(found?.path).toBe(page.path);
    const { framesProvider, keepsOpener, protectsScripts, isPlain, isWorkshop } = pageSecurity(address);
    const ofOwn = own(address);
    expect(!!framesProvider, 'frames').toBe(
      ofOwn === '/checkout/payment' || merchant.test(address) || donation.test(ofOwn),
    );
    expect(!!keepsOpener, 'opener').toBe(merchant.test(address));
    expect(!!protectsScripts, 'scripts').toBe(
      ofOwn === '/checkout/payment' || donation.test(ofOwn) || source.test(ofOwn),
    );
    expect(!!isPlain, 'footer').toBe(PAYING.test(ofOwn));
    expect(!!isWorkshop, 'workshop').toBe(WORKSHOP.test(address));
    const kept = KEPT.find((each) => each.path.test(ofOwn));
    expect(found?.cache === 'shared', 'cache').toBe(kept !== undefined);
    if (kept) expect([found?.topics ?? [], found?.query ?? []]).toEqual([kept.topics, kept.query]);
    // Its handler said so.
    const isUnsubscribe = path === '/newsletter/unsubscribe';
    expect(nearestPage(address)?.cache === 'no-store', 'no-store').toBe(isUnsubscribe || PERSONAL_PAGE.test(address));
    const isBelow = path !== '/my-giving';
    expect(isBelow && found?.logs === 'section', 'logs').toBe(has && SECRET.test(path));
    expect(page.sitemap === true, 'sitemap').toBe(SITEMAP.split(' ').includes(path));
    if (page.countries !== 'one')
      expect(page.countries === 'all' || page.elsewhere === page.path, 'switch').toBe(
        SHARED_PAGE.test(path) ||
          (/^\/(news|blog|events|media)\/|thank-you$|bequest\/guide|unsubscribe/.test(path) && path !== '/thank-you'),
      );
    expect(sitesOf(page).length).toBeGreaterThan(0);
  });
});
