import { and, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_SITES, siteOf } from '../../../platform/index.ts';
import { type Shop, SITE_ORIGIN } from '../../../testing/open-shop.ts';
import { Visitor } from '../../../testing/shop-visitor.ts';
import { articles, events } from '../listings-schema.ts';
import { searchTexts } from '../seed-listings.ts';
import { openListings } from '../testing/open-listings.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openListings();
  visitor = new Visitor(shop);
});
beforeEach(() => {
  shop.now = Date.parse('2026-11-21T00:00:00Z');
});
afterAll(() => shop.database.close());

/** An element of a feed: its name, attributes, text and children. */
interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

/** Reads XML strictly: what is not well formed, or has a control character, is an error. */
function readXml(xml: string): Node {
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes: { ...attributes }, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return root.children[0] as Node;
}

const all = ({ children }: Node, name: string) => children.filter((child) => child.name === name);
const text = (node: Node, name: string) => all(node, name)[0]?.text ?? '';

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** What the W3C's validator asks of RSS 2.0 and can be checked without a network. */
function rssFaults(rss: Node, self: string): string[] {
  const faults: string[] = [];
  const ask = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  ask(rss.name === 'rss' && rss.attributes['version'] === '2.0', 'rss: version 2.0');
  const [channel, ...more] = all(rss, 'channel');
  if (!channel || more.length > 0) return [...faults, 'one channel'];
  for (const name of ['title', 'link', 'description', 'lastBuildDate', 'language'])
    ask(all(channel, name).length === 1 && text(channel, name) !== '', `channel: one ${name}`);
  ask(RFC_822.test(text(channel, 'lastBuildDate')), 'channel: lastBuildDate');
  ask(/^[a-z]{2}-[A-Z]{2}$/.test(text(channel, 'language')), 'channel: language');
  const links = all(channel, 'atom:link').filter(({ attributes }) => attributes['rel'] === 'self');
  ask(links.length === 1 && links[0]?.attributes['href'] === self, 'channel: atom:link to itself');
  ask(links[0]?.attributes['type'] === 'application/rss+xml', 'channel: type of atom:link');
  const items = all(channel, 'item');
  ask(items.length > 0, 'items');
  const guids = items.map((item) => text(item, 'guid'));
  ask(new Set(guids).size === guids.length, 'guids are unique');
  for (const item of items) {
    for (const name of ['title', 'link', 'guid', 'pubDate', 'description'])
      ask(all(item, name).length === 1 && text(item, name) !== '', `item: one ${name}`);
    ask(RFC_822.test(text(item, 'pubDate')), 'item: pubDate');
    ask(text(item, 'link').startsWith(`${SITE_ORIGIN}/`), 'item: absolute link');
    // RSS wants an email address in `author`; names stand in `dc:creator`.
    ask(
      all(item, 'author').every((author) => author.text.includes('@')),
      'item: author is an address',
    );
    for (const { attributes } of all(item, 'enclosure')) {
      ask(/^[1-9]\d*$/.test(attributes['length'] ?? ''), 'enclosure: length');
      ask(/^image\/(svg\+xml|jpeg|png)$/.test(attributes['type'] ?? ''), 'enclosure: type');
      ask((attributes['url'] ?? '').startsWith(`${SITE_ORIGIN}/design/`), 'enclosure: url');
    }
    ask(all(item, 'enclosure').length === 1, 'one enclosure');
    ask(!/(href|src)="(?!https?:)/.test(text(item, 'content:encoded')), 'content: absolute addresses');
  }
  return [...new Set(faults)];
}

/** What the W3C's validator asks of Atom (RFC 4287). */
function atomFaults(feed: Node, self: string): string[] {
  const faults: string[] = [];
  const ask = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  ask(feed.name === 'feed' && feed.attributes['xmlns'] === 'http://www.w3.org/2005/Atom', 'feed: namespace');
  for (const name of ['id', 'title', 'updated']) ask(all(feed, name).length === 1, `feed: one ${name}`);
  ask(RFC_3339.test(text(feed, 'updated')), 'feed: updated');
  const own = all(feed, 'link').filter(({ attributes }) => attributes['rel'] === 'self');
  ask(own.length === 1 && own[0]?.attributes['href'] === self, 'feed: link to itself');
  const entries = all(feed, 'entry');
  ask(entries.length > 0, 'entries');
  ask(new Set(entries.map((entry) => text(entry, 'id'))).size === entries.length, 'ids are unique');
  for (const entry of entries) {
    for (const name of ['id', 'title', 'updated']) ask(all(entry, name).length === 1, `entry: one ${name}`);
    ask(RFC_3339.test(text(entry, 'updated')) && RFC_3339.test(text(entry, 'published')), 'entry: dates');
    ask(all(entry, 'author').length === 1 && text(all(entry, 'author')[0] as Node, 'name') !== '', 'entry: author');
    for (const { attributes } of all(entry, 'category')) ask(Boolean(attributes['term']), 'category: term');
    ask(
      all(entry, 'link').some(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate'),
      'entry: link',
    );
  }
  return [...new Set(faults)];
}

const SITES_WITH_LISTS = ALL_SITES.filter(({ pages }) => pages === 'all' || pages === 'shared');

describe('a feed', () => {
  it.each(['news', 'blog'])(
    'of the %s is valid in each country and language, and pages link to it [O2.03]',
    async (list) => {
      for (const { prefix, code } of SITES_WITH_LISTS) {
        const page = await visitor.text(`${prefix}/${list}`);
        for (const [file, type, faults] of [
          ['feed.xml', 'application/rss+xml', rssFaults],
          ['atom.xml', 'application/atom+xml', atomFaults],
        ] as const) {
          const path = `${prefix}/${list}/${file}`;
          const answer = await visitor.page(path);
          expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
            path,
            200,
            `${type}; charset=utf-8`,
          ]);
          const xml = await answer.text();
          expect(faults(readXml(xml), `${SITE_ORIGIN}${path}`), `[O2.03] ${path}`).toEqual([]);
          expect(xml).toContain(`${SITE_ORIGIN}${prefix}/${list}/`);
          expect(page, '[O2.03]').toMatch(
            new RegExp(`<link rel="alternate" type="${type.replace('+', '\\+')}" [^>]*href="${path}"`),
          );
          expect(code).toBe(siteOf(code).code);
        }
      }
    },
  );

  it('has no character that readers refuse, and texts stay texts [O2.03]', async () => {
    const where = and(eq(articles.kind, 'news'), eq(articles.siteCountryCode, 'AUS'));
    const [article] = await shop.database.db.select().from(articles).where(where).limit(1);
    const { search, ...own } = article!;
    const title = 'A & B <b>]]></b> \u000B\u0001\u0085🌏 “ā”';
    const body = 'See [the gifts](/gifts) & ]]> <script>alert(1)</script>\u000C';
    await shop.database.db
      .insert(articles)
      .values({ ...own, slug: 'hostile', title, body, publishedOn: '2026-11-20', ...searchTexts('hostile') });
    const item = (xml: string, name: string) =>
      all(name === 'item' ? (all(readXml(xml), 'channel')[0] as Node) : readXml(xml), name).find((each) =>
        text(each, name === 'item' ? 'link' : 'id').endsWith('/news/hostile'),
      ) as Node;
    const inRss = item(await visitor.text('/news/feed.xml'), 'item');
    expect(text(inRss, 'title'), '[O2.03]').toBe('A & B <b>]]></b> \u0085🌏 “ā”');
    const content = `<a href="${SITE_ORIGIN}/gifts">the gifts</a> &amp; ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt;`;
    expect(text(inRss, 'content:encoded'), '[O2.03]').toContain(content);
    expect(text(item(await visitor.text('/news/atom.xml'), 'entry'), 'content'), '[O2.03]').toContain(content);
    await shop.database.db.delete(articles).where(eq(articles.slug, 'hostile'));
  });
});

/** Reads a calendar strictly: lines of 75 octets that end in CR LF, and what ical.js reads in them. */
function readCalendar(ics: string): ICAL.Event[] {
  const lines = ics.split('\r\n');
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line), `[O2.03] ${line}`).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(ics));
  expect([calendar.name, calendar.getFirstPropertyValue('version')]).toEqual(['vcalendar', '2.0']);
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  return calendar.getAllSubcomponents('vevent').map((component) => {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary'])
      expect(component.getAllProperties(name).length, `[O2.03] ${name}`).toBe(1);
    for (const name of ['dtstamp', 'dtstart', 'dtend'])
      expect(component.getFirstProperty(name)?.toICALString(), '[O2.03]').toMatch(/^[A-Z]+:\d{8}T\d{6}Z$/);
    return new ICAL.Event(component);
  });
}

describe('a calendar', () => {
  it('has each event of a country in each language, in UTC [O2.03]', async () => {
    for (const { prefix, code } of SITES_WITH_LISTS) {
      const answer = await visitor.page(`${prefix}/events/calendar.ics`);
      expect(answer.headers.get('content-type'), '[O2.03]').toBe('text/calendar; charset=utf-8');
      const read = readCalendar(await answer.text());
      const rows = await shop.database.db.select().from(events).where(eq(events.siteCountryCode, code));
      expect(read.length, '[O2.03]').toBe(rows.length);
      for (const { slug, startsAt, endsAt, title } of rows) {
        const event = read.find(({ uid }) => uid === `${slug}.${code.toLowerCase()}@127.0.0.1`);
        expect(event?.summary, '[O2.03]').toBe(title);
        expect([event?.startDate.toJSDate(), event?.endDate.toJSDate()], '[O2.03]').toEqual([startsAt, endsAt]);
        expect(event?.component.getFirstPropertyValue('url')).toBe(`${SITE_ORIGIN}${prefix}/events/${slug}`);
      }
    }
  });

  it('escapes and folds what events say [O2.03]', async () => {
    const [row] = await shop.database.db.select().from(events).where(eq(events.siteCountryCode, 'NZL')).limit(1);
    const { search, ...own } = row!;
    const title = 'Kai; kōrero, waiata \\n and more: ā, ē, ī, ō, ū — 🌏🌏🌏🌏🌏🌏🌏🌏🌏🌏 “Māngere”';
    const venue = 'Hall, 2nd floor; BEGIN:VALARM\r\nEND:VEVENT\u0007';
    await shop.database.db.insert(events).values({
      ...own,
      slug: 'hostile',
      title,
      venue,
      location: 'Whanganui',
      isOnline: false,
      ...searchTexts('hostile'),
    });
    const answer = await visitor.page('/nz/events/hostile/calendar.ics');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="hostile.ics"');
    const [event, ...others] = readCalendar(await answer.text());
    expect(others).toEqual([]);
    expect(event?.summary, '[O2.03]').toBe(title);
    expect(event?.location.replaceAll('\r', ''), '[O2.03]').toBe(
      'Hall, 2nd floor; BEGIN:VALARM\nEND:VEVENT, Whanganui',
    );
    await shop.database.db.delete(events).where(eq(events.slug, 'hostile'));
  });

  it('is linked from events to come, and is not there for others [O2.03]', async () => {
    const page = await visitor.text('/mi/events/whanau-day-mangere');
    expect(page, '[O2.03]').toContain('href="/mi/events/whanau-day-mangere/calendar.ics"');
    expect(page, '[O2.03]').toMatch(/https:\/\/calendar\.google\.com\/[^"]*dates=\d{8}T\d{6}Z%2F\d{8}T\d{6}Z/);
    for (const path of ['/events/nope/calendar.ics', '/events/whanau-day-mangere/calendar.ics', '/news/calendar.ics'])
      expect([path, (await visitor.page(path)).status]).toEqual([path, 404]);
    shop.now = Date.parse('2028-01-01T00:00:00Z');
    expect(await visitor.text('/nz/events/whanau-day-mangere')).not.toContain('calendar.google.com');
  });
});

describe('one changed date', () => {
  it('changes list, page, feeds and JSON-LD of an article [O2.03]', async () => {
    const slug = 'where-your-gift-went-this-year';
    const paths = ['/news', `/news/${slug}`, '/news/feed.xml', '/news/atom.xml'];
    const before = await Promise.all(paths.map((path) => visitor.text(path)));
    await shop.database.db.update(articles).set({ publishedOn: '2026-11-20' }).where(eq(articles.slug, slug));
    const after = await Promise.all(paths.map((path) => visitor.text(path)));
    // Midnight in Sydney.
    const told = [
      '20 November 2026',
      '"datePublished":"2026-11-20"',
      'Thu, 19 Nov 2026 13:00:00 GMT',
      '2026-11-19T13:00',
    ];
    for (const [index, words] of told.entries()) {
      expect(before[index], `[O2.03] ${paths[index]}`).not.toContain(words);
      expect(after[index], `[O2.03] ${paths[index]}`).toContain(words);
    }
  });

  it('changes list, page, both calendars and JSON-LD of an event [O2.03]', async () => {
    const slug = 'whanau-day-mangere';
    const paths = ['', `/${slug}`, '/calendar.ics', `/${slug}/calendar.ics`].map((path) => `/nz/events${path}`);
    const before = await Promise.all(paths.map((path) => visitor.text(path)));
    const dates = { startsOn: '2026-12-24', endsOn: '2026-12-24' };
    const [startsAt, endsAt] = [new Date('2026-12-23T21:00:00Z'), new Date('2026-12-24T02:00:00Z')];
    await shop.database.db
      .update(events)
      .set({ ...dates, startsAt, endsAt })
      .where(eq(events.slug, slug));
    const after = await Promise.all(paths.map((path) => visitor.text(path)));
    const start = 'DTSTART:20261223T210000Z';
    for (const [index, words] of [
      '24 December 2026',
      '"startDate":"2026-12-24T10:00:00+13:00"',
      start,
      start,
    ].entries()) {
      expect(before[index], `[O2.03] ${paths[index]}`).not.toContain(words);
      expect(after[index], `[O2.03] ${paths[index]}`).toContain(words);
    }
  });
});
