import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appeals } from '../../giving/appeals/appeals-schema.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.database.db.update(appeals).set({ from: new Date(0) });
});
afterAll(() => shop.database.close());

const search = (keywords: string, prefix = '') =>
  new Visitor(shop).text(`${prefix}/search?${new URLSearchParams({ keywords })}`);
const groupsOf = (page: string) => [...page.matchAll(/id="found-(\w+)"/g)].map(([, name]) => name);

describe('the search of the site', () => {
  it('is where every page’s header leads', async () => {
    for (const prefix of ['', '/nz', '/ar'])
      expect(await new Visitor(shop).text(`${prefix}/gifts`)).toContain(`role="search" action="${prefix}/search"`);
  });

  it('finds gifts, appeals, news, events, posts and media', async () => {
    const page = await search('tent');
    expect(groupsOf(page)).toContain('news');
    expect(page).toContain('<a href="/gifts/emergency-tent">Emergency tent</a>');
    expect(await search('floods')).toContain('<a href="/appeals/lower-delta-floods">Floods in the Lower Delta</a>');
    const found = new Set(
      (await Promise.all(['walk', 'film', 'water', 'people'].map((word) => search(word)))).flatMap(groupsOf),
    );
    expect([...found]).toEqual(expect.arrayContaining(['gifts', 'news', 'events', 'blog', 'media']));
    expect(await search('people')).toContain('href="/news?keywords=people"');
  });

  it('stays in its country and its language, and says what is in English', async () => {
    const page = await search('tent', '/ar');
    expect(page).toMatch(/<a href="\/ar\/news\/[\w-]+"><span lang="en" dir="ltr">/);
    expect(page).not.toMatch(/href="\/(gifts|news|events|blog|media|appeals)\//);
    expect(await search('floods', '/nz')).toContain('href="/nz/appeals/lower-delta-floods-nz"');
  });

  it('says when nothing matches, and shows text as text', async () => {
    const page = await search('<b>zebra');
    expect(page).toContain('Nothing matches “&lt;b&gt;zebra”');
    expect(groupsOf(page)).toEqual([]);
    expect(groupsOf(await search(''))).toEqual([]);
    expect(await search('')).not.toContain('role="status">Nothing');
    expect((await new Visitor(shop).page(`/search?keywords=${'a+'.repeat(900)}`)).status).toBe(200);
  });

  it('finds no appeal that is over', async () => {
    await shop.database.db.update(appeals).set({ until: new Date(shop.now) });
    expect(groupsOf(await search('floods'))).not.toContain('appeals');
    await shop.database.db.update(appeals).set({ until: null });
  });
});
