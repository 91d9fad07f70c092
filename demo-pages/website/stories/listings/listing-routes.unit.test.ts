import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { cardPaths, countOf, notesOf, openListings, selectedOf } from './testing/open-listings.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openListings();
  visitor = new Visitor(shop);
});
afterAll(() => shop.database.close());

const LISTS = ['/news', '/events', '/blog', '/media'].flatMap((path) => [path, `/nz${path}`]);

/** The paths of all pages of a list. */
async function allPaths(path: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; page < 10; page += 1) {
    const text = await visitor.text(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    if (notesOf(text).length > 0) break;
    found.push(...cardPaths(text));
  }
  return found;
}

describe('the listings', () => {
  it.each([
    ['/news', 14],
    ['/events', 10],
    ['/blog', 8],
    ['/media', 14],
  ])('%s has enough to read in both countries, each item once and at its page [W1.06]', async (path, least) => {
    for (const prefix of ['', '/nz']) {
      const paths = await allPaths(prefix + path);
      expect(paths.length).toBeGreaterThanOrEqual(least);
      expect(new Set(paths).size).toBe(paths.length);
      for (const item of paths) expect([item, (await visitor.page(item)).status]).toEqual([item, 200]);
    }
  });

  it.each(LISTS)('%s names itself and its twin, and asks nothing of a visitor', async (path) => {
    const answer = await visitor.page(path);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect(page).toMatch(/<title>(News|Events|Blog|Media) – Haven Refugee Aid<\/title>/);
    expect(page).toContain(`<link rel="canonical" href="${SITE_ORIGIN}${path}"/>`);
    const own = path.replace(/^\/nz/, '');
    expect(page).toContain(`hrefLang="en-AU" href="${SITE_ORIGIN}${own}"`);
    expect(page).toContain(`hrefLang="en-NZ" href="${SITE_ORIGIN}/nz${own}"`);
    expect(page).not.toMatch(/ style=| on[a-z]+=|<script(?! type="module" src="\/elements\/autoload.js">)/);
  });

  it.each(LISTS)('%s is a clear page whatever its address asks', async (path) => {
    const hostile = `${path}?keywords=%00%27%22--%3B%3Cscript%3E&category=%3Cb%3E&status=x&location=../..&topic=__proto__&date=9999&dateMin=2026-02-30&dateMax=-1&actionId=1e9&locationId=NaN&page=-3`;
    const answer = await visitor.page(hostile);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(notesOf(page).length).toBeGreaterThan(2);
    expect(page).not.toMatch(/<b>|<script>/);
    for (const query of ['page=99', 'page=1000001', 'page=abc'])
      expect(notesOf(await visitor.text(`${path}?${query}`))[0]).toMatch(/^There is no page/);
  });

  it('answers 404 for what it does not have, and for the other country’s stories', async () => {
    for (const path of ['/news/nope', '/news/%00', '/news/a%2fb', '/events/NOPE', '/blog/--', '/media/nope'])
      expect([path, (await visitor.page(path)).status]).toEqual([path, 404]);
    expect((await visitor.page('/nz/news/kia-ora-mangere-the-first-week')).status).toBe(200);
    expect((await visitor.page('/news/kia-ora-mangere-the-first-week')).status).toBe(404);
    expect((await visitor.send('/news', { method: 'POST' })).status).toBe(405);
  });
});

describe('the filter of the news', () => {
  it('keeps the category in the address and the choice, and shows only its stories [W7.15] [W1.06]', async () => {
    const page = await visitor.text('/news?category=reports');
    const labels = [...page.matchAll(/story-card__label">([^<]*)</g)].map((match) => match[1]);
    expect(labels).toHaveLength(3);
    expect(new Set(labels)).toEqual(new Set(['Reports']));
    expect(countOf(page)).toBe('3 stories');
    expect(selectedOf(page, 'category')).toBe('reports');
    expect(page).toMatch(/<news-filter [^>]*category="reports"/);
    expect(page).toMatch(/<news-filter [^>]*results="3 stories"/);
    expect(page).toContain(
      '<form class="listing-filter listing-filter--news" autoComplete="off" action="/news" method="get">',
    );
  });

  it('is folded before the stories on a phone, and open where something is chosen', async () => {
    const fold = async (path: string) => /<details class="listing-fold"([^>]*)>/.exec(await visitor.text(path))?.[1];
    expect(await fold('/news')).toBe('');
    expect(await fold('/blog?page=2')).toBe('');
    expect(await fold('/news?category=reports')).toBe(' open=""');
    expect(await fold('/events?keywords=walk')).toBe(' open=""');
  });

  it('has a choice for each facet, each of which leaves something and joins with the others', async () => {
    const page = await visitor.text('/nz/news');
    for (const name of ['author', 'category', 'location', 'topic', 'date']) {
      const select = new RegExp(`<select[^>]* name="${name}">(.*?)</select>`, 's').exec(page)?.[1] ?? '';
      const values = [...select.matchAll(/value="([^"]+)"/g)].map((match) => match[1]);
      expect(values.length).toBeGreaterThan(1);
      const counts = await Promise.all(
        values.map(async (value) => Number.parseInt(countOf(await visitor.text(`/nz/news?${name}=${value}`)), 10)),
      );
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(14);
    }
    expect(cardPaths(await visitor.text('/nz/news?topic=water&category=stories&keywords=pump'))).toEqual([
      '/nz/news/two-thousand-people-one-well',
    ]);
  });

  it('finds keywords however they arrive, by their stems, their beginnings and without accents', async () => {
    const well = ['/news/two-thousand-people-one-well'];
    for (const text of ['committee-pump', 'committee%2C+pump', 'pumps+committees', 'COMMITT+pum'])
      expect(cardPaths(await visitor.text(`/news?keywords=${text}`))).toEqual(well);
    expect(cardPaths(await visitor.text('/nz/news?keywords=mangere'))).toEqual([
      '/nz/news/kia-ora-mangere-the-first-week',
    ]);
    expect(cardPaths(await visitor.text('/nz/news?keywords=M%C4%81ngere'))).toHaveLength(1);
    expect(countOf(await visitor.text('/news?keywords=the'))).toBe('14 stories');
    expect(await visitor.text('/news?keywords=committee-pump')).toContain('value="committee pump"');
  });

  it('says when nothing matches, with a way back', async () => {
    const page = await visitor.text('/nz/news?keywords=zebra');
    expect([countOf(page), cardPaths(page)]).toEqual(['0 stories', []]);
    expect(page).toContain('No stories match');
    expect(page).toContain('href="/nz/news">Show all stories</a>');
  });

  it('turns pages with links that keep the filter, and each page is an address of its own', async () => {
    const first = await visitor.text('/news?author=mele-tau');
    expect(first).not.toContain('class="pagination"');
    const all = await visitor.text('/news?keywords=people');
    expect(all).toContain('href="/news?keywords=people&amp;page=2"');
    const second = await visitor.text('/news?keywords=people&page=2');
    expect(second).toMatch(/href="\/news\?keywords=people&amp;page=2" aria-current="page"/);
    expect(second).toContain('<title>News, page 2 – ');
    expect(await visitor.text('/news?page=2')).toContain(`rel="canonical" href="${SITE_ORIGIN}/news?page=2"`);
    expect(notesOf(await visitor.text('/news?page=3'))).toEqual([]);
    expect(notesOf(await visitor.text('/news?page=4'))).toEqual(['There is no page 4: this is the last one.']);
  });

  it('begins with four featured stories, and only an unfiltered list does', async () => {
    const slides = (page: string) => page.match(/class="featured-story"/g)?.length ?? 0;
    expect(slides(await visitor.text('/news'))).toBe(4);
    expect(slides(await visitor.text('/news?topic=water'))).toBe(0);
    expect(slides(await visitor.text('/news?page=2'))).toBe(0);
  });

  it('works for the blog alike', async () => {
    expect(cardPaths(await visitor.text('/blog?topic=shelter'))).toEqual(['/blog/what-a-tent-can-and-cannot-do']);
    expect(await visitor.text('/blog')).toMatch(/<blog-filter [^>]*authors=/);
  });
});

describe('an article', () => {
  it('has its way back, its author, its day, a link to copy and related stories', async () => {
    const page = await visitor.text('/news/two-thousand-people-one-well');
    expect(page).toContain('<a href="/news">News</a>');
    expect(page).toContain('<time dateTime="2026-11-17">17 November 2026</time>');
    expect(page).toMatch(/<copy-link url="http:\/\/127\.0\.0\.1:8080\/news\/two-thousand-people-one-well"/);
    expect(cardPaths(page)).toHaveLength(3);
    expect(page).toContain('all numbers are illustrative');
  });

  it('is described for search engines in a block that cannot be broken out of', async () => {
    const page = await visitor.text('/news/listening-report-what-families-ask-for');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'We asked 3,000 families what they need. “Shoes” came third.',
      datePublished: '2026-07-24',
    });
  });

  it('names its twin when there is one, and leads to the list when there is none [W1.02]', async () => {
    const shared = await visitor.text('/nz/news/two-thousand-people-one-well');
    expect(shared).toContain(`hrefLang="en-AU" href="${SITE_ORIGIN}/news/two-thousand-people-one-well"`);
    expect(shared).toContain('href="/news/two-thousand-people-one-well" hrefLang="en-AU"');
    const own = await visitor.text('/news/footscray-kitchen-serves-its-ten-thousandth-lunch');
    expect(own).not.toContain('rel="alternate" hrefLang');
    expect(own).toContain('rel="canonical"');
    expect(own).toContain('href="/nz/news" hrefLang="en-NZ"');
  });
});
