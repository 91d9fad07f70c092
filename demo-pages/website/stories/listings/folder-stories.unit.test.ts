import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../server/server-configuration.ts';
import { setDemonstration } from '../../app/testing/demonstration.ts';
import { readCharity, setCharity } from '../../content/index.ts';
import type { Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { seedListings } from './seed-listings.ts';
import { cardPaths, openListings, TODAY } from './testing/open-listings.ts';

let shop: Shop;
let visitor: Visitor;
let folder: string;
beforeAll(async () => {
  shop = await openListings();
  visitor = new Visitor(shop);
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haven-stories-'));
  cpSync(contentFolder({}), folder, { recursive: true });
  shop.now = Date.parse(`${TODAY}T00:00:00Z`);
  await take();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.database.close();
  await setDemonstration();
});

/** Takes the folder over, as a site that runs does. */
async function take(): Promise<void> {
  setCharity(await readCharity(folder));
  await shop.database.db.transaction((tx) => seedListings(tx, TODAY));
}
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const change = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(from);
  write(file, text.replace(from, to));
};

describe('one changed date in the folder', () => {
  it('changes list, page, both feeds and JSON-LD of a story [O2.03]', async () => {
    const slug = 'where-your-gift-went-this-year';
    const paths = ['/news', `/news/${slug}`, '/news/feed.xml', '/news/atom.xml'];
    const before = await Promise.all(paths.map((path) => visitor.text(path)));
    change(`news/en/${slug}.md`, /date: .*/, 'date: 2026-11-20');
    await take();
    const after = await Promise.all(paths.map((path) => visitor.text(path)));
    const shown = ['20 November 2026', '"datePublished":"2026-11-20"', 'Thu, 19 Nov 2026 13:00', '2026-11-19T13:00'];
    for (const [index, words] of shown.entries()) {
      expect(before[index], `[O2.03] ${paths[index]}`).not.toContain(words);
      expect(after[index], `[O2.03] ${paths[index]}`).toContain(words);
    }
  });

  it('changes list, page and both calendars of an event, on the clocks of its place [O2.03]', async () => {
    const slug = 'whanau-day-mangere';
    const paths = ['', `/${slug}`, '/calendar.ics', `/${slug}/calendar.ics`].map((path) => `/nz/events${path}`);
    change(`events/en/${slug}.md`, /starts: .*\nends: .*/, 'starts: 2026-12-24T10:00\nends: 2026-12-24T15:00');
    await take();
    const after = await Promise.all(paths.map((path) => visitor.text(path)));
    const start = 'DTSTART:20261223T210000Z';
    const shown = ['24 December 2026', '"startDate":"2026-12-24T10:00:00+13:00"', start, start];
    for (const [index, words] of shown.entries()) expect(after[index], `[O2.03] ${paths[index]}`).toContain(words);
  });
});

describe('a story of the folder', () => {
  it('is shown in the languages that it is written in, and found there [O2.03]', async () => {
    write(
      'news/mi/light-on-the-long-road.md',
      '---\ntitle: He rama i te ara roa\nsummary: E toru tekau ngā rama hou i te ara ki te kura.\nalt: He ara.\n---\n\nKua mura ngā *rama*.\n',
    );
    change('categories.json', '"id": "field-updates", "name": {', '"id": "field-updates", "name": { "mi": "He pānui",');
    await take();
    const path = '/mi/news/light-on-the-long-road';
    const page = await visitor.text(path);
    expect(page, '[O2.03]').toMatch(/<h1 class="story__title">He rama i te ara roa<\/h1>/);
    expect(page, '[O2.03]').toContain('<div class="story__body prose"><p>Kua mura ngā <em>rama</em>.</p>');
    expect(page).toContain('<p class="eyebrow">He pānui · Whare');
    expect(page).toContain('"inLanguage":"mi"');
    expect(await visitor.text('/mi/news?keywords=mura'), 'the search reads it').toContain('He rama i te ara roa');
    expect(await visitor.text('/mi/news?category=field-updates')).toContain('He pānui</option>');
    expect(await visitor.text('/mi/news/feed.xml')).toContain('He rama i te ara roa');
    expect(await visitor.text('/nz/news/light-on-the-long-road')).not.toContain('He rama');
    const other = await visitor.text('/fr/news/light-on-the-long-road');
    expect(other, 'others say that it is English').toContain('<h1 class="story__title"><span lang="en" dir="ltr">');
  });

  it('is there from its day on, which begins in New Zealand first', async () => {
    change('news/en/light-on-the-long-road.md', /date: .*/, 'date: 2026-12-01');
    await take();
    const paths = ['/news', '/nz/news'];
    const states = async () =>
      Promise.all(
        paths.map(async (path) => {
          const own = `${path}/light-on-the-long-road`;
          const listed = cardPaths(await visitor.text(path)).includes(own);
          const inFeed = (await visitor.text(`${path}/feed.xml`)).includes(own);
          return [(await visitor.page(own)).status, listed, inFeed];
        }),
      );
    const [no, yes] = [
      [404, false, false],
      [200, true, true],
    ];
    shop.now = Date.parse('2026-11-30T10:59:59Z');
    expect(await states()).toEqual([no, no]);
    shop.now = Date.parse('2026-11-30T11:00:00Z');
    expect(await states()).toEqual([no, yes]);
    shop.now = Date.parse('2026-11-30T13:00:00Z');
    expect(await states()).toEqual([yes, yes]);
  });

  it('with an event says where places are booked, and whether it is cancelled [O2.03]', async () => {
    const file = 'events/en/whanau-day-mangere.md';
    const path = '/nz/events/whanau-day-mangere';
    expect(await visitor.text(path)).toContain('There is nothing to book.');
    change(file, 'venue:', 'book: mailto:events@example.org\nvenue:');
    await take();
    expect(await visitor.text(path)).toMatch(/href="mailto:events@example.org">\s*Book a place/);
    change(file, 'venue:', 'status: cancelled\nvenue:');
    await take();
    const page = await visitor.text(path);
    expect(page).toContain('This event is cancelled.');
    expect(page).toContain('"eventStatus":"https://schema.org/EventCancelled"');
    expect(page).not.toMatch(/Book a place|calendar\.google|<countdown-timer/);
    expect(await visitor.text('/nz/events')).toMatch(/haven-badge--neutral">Cancelled</);
    expect(await visitor.text(`${path}/calendar.ics`)).toContain('STATUS:CANCELLED');
  });
});

describe('a list that a country has nothing for', () => {
  it('is not there, and nothing links to it [O1.03]', async () => {
    expect(await visitor.text('/nz')).toContain('href="/nz/events"');
    const { stories, ...charity } = await readCharity(folder);
    const events = stories.events.filter(({ countries }) => !countries?.includes('NZL') && countries !== undefined);
    setCharity({ ...charity, stories: { ...stories, events } });
    await shop.database.db.transaction((tx) => seedListings(tx, TODAY));
    for (const path of ['/nz/events', '/mi/events', '/nz/events/calendar.ics', '/nz/events/x'])
      expect([path, (await visitor.page(path)).status], '[O1.03]').toEqual([path, 404]);
    expect((await visitor.page('/events')).status).toBe(200);
    for (const path of ['/nz/donate', '/nz/news', '/sitemap.xml'])
      expect(await visitor.text(path), `[O1.03] ${path}`).not.toMatch(/(href="|8080)\/(nz|mi)\/events/);
  });
});
