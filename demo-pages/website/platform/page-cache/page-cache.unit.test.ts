import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import type { Website } from '../../app/website-app.ts';
import { gift } from '../../giving/donations/testing/gift.ts';
import { giftStock, gifts } from '../../shop/gifts/gifts-schema.ts';
import { formOf, openRecords, signedIn } from '../../staff/testing/open-records.ts';
import { articles } from '../../stories/listings/listings-schema.ts';
import { APPROVED_CARD, openShop, Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { TICKET_MIN_AGE_MS } from '../bot-check/form-ticket.ts';
import { RECORDS_PATH } from '../site/staff-paths.ts';

const PAGES = [
  '/',
  '/nz',
  '/gifts',
  '/gifts?sort=price',
  '/nz/gifts',
  '/gifts/health-bicycle',
  '/privacy',
  '/donate',
  '/donate?frequency=monthly',
  '/nz/donate',
  '/news',
  '/news?page=2',
  '/blog',
  '/events',
  '/media',
  '/nz/news',
  '/news/two-thousand-people-one-well',
];
/** What only one visitor may have: a form's ticket, a donation's key. */
const OWN =
  /[a-z-]+\.\d{13}\.[\w-]{12}\.[\w-]{43}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const isPaying = (path: string) => path.includes('/donate');

const statements: string[] = [];
let shop: Shop;
const stops: (() => Promise<void>)[] = [];

async function keeping(): Promise<Website> {
  const website = shop.startWebsite();
  stops.push(await website.followPageChanges(shop.database.listen));
  return website;
}
const reader = (website: Website) => Object.assign(new Visitor(shop), { website });
const staffMember = async () => {
  openRecords(shop);
  return signedIn(shop);
};

beforeAll(async () => {
  const plain = await openShop();
  // Drizzle's handle has its client, which its type does not tell.
  const { $client } = plain.database.db as unknown as { $client: PGlite };
  const db = drizzle($client, { logger: { logQuery: (text) => statements.push(text) } });
  shop = new Shop({ ...plain.database, db: db as unknown as typeof plain.database.db });
});
beforeEach(() => {
  statements.length = 0;
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await shop.database.close();
});

describe('a page that all visitors share', () => {
  it.each(PAGES)('%s is the same for all, and as it is rendered for each', async (path) => {
    const website = await keeping();
    const rendered = await new Visitor(shop).page(path);
    const [first, again] = [await reader(website).page(path), await reader(website).page(path)];
    const text = await rendered.text();
    expect([await first.text(), await again.text()]).toEqual([text, text]);
    expect(text).not.toMatch(OWN);
    for (const name of [
      'content-security-policy',
      'content-type',
      'referrer-policy',
      'x-content-type-options',
      'cache-control',
      'permissions-policy',
      'cross-origin-resource-policy',
    ])
      expect([name, again.headers.get(name)]).toEqual([name, rendered.headers.get(name)]);
    expect(again.headers.get('content-security-policy')).not.toContain('nonce');
    expect([again.headers.get('cache-control'), again.headers.get('vary')]).toEqual([
      isPaying(path) ? 'private, no-cache' : PUBLIC,
      'Accept-Encoding',
    ]);
  });

  it('has not changed for whoever has it, in any encoding, and its head alone has its length', async () => {
    const website = await keeping();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const ask = (headers: Record<string, string> = {}, method = 'GET') =>
        reader(website).send('/gifts', { method, headers: { 'accept-encoding': encoding, ...headers } });
      const whole = await ask();
      const etag = whole.headers.get('etag') ?? '';
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const answer = await ask({ 'if-none-match': known });
        expect([answer.status, await answer.text()]).toEqual([304, '']);
      }
      expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
      const head = await ask({}, 'HEAD');
      expect([head.headers.get('content-length'), await head.text()]).toEqual([
        whole.headers.get('content-length'),
        '',
      ]);
    }
  });

  it('is not rendered for each name in a query that it does not read', async () => {
    const website = await keeping();
    await reader(website).page('/gifts?sort=price');
    statements.length = 0;
    await reader(website).page('/gifts?utm_source=mail&sort=price');
    expect(statements).toEqual([]);
    await reader(website).page('/gifts?sort=name');
    expect(statements.length).toBeGreaterThan(0);
  });

  it('is drawn once for all who ask at the same time, and read again without a statement, a write or a cookie', async () => {
    const website = await keeping();
    await Promise.all(Array.from({ length: 20 }, () => reader(website).page('/gifts')));
    expect(statements.filter((text) => text.includes('"gifts"')).length).toBe(1);
    expect(statements.filter((text) => !/^select/i.test(text))).toEqual([]);
    statements.length = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => reader(website).page('/gifts')));
    expect(statements).toEqual([]);
    expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual(Array(20).fill(null));
    expect(shop.entries.filter(({ path }) => path === '/gifts').length).toBeGreaterThanOrEqual(21);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes compressed with %s', async (encoding, decode) => {
    const website = await keeping();
    for (const path of ['/', '/donate', '/privacy']) {
      const ask = async () => {
        const answer = await reader(website).send(path, { headers: { 'accept-encoding': encoding } });
        const body = Buffer.from(await answer.arrayBuffer());
        expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
          encoding,
          String(body.length),
        ]);
        return { size: body.length, text: decode(body).toString() };
      };
      const [one, two] = [await ask(), await ask()];
      const plain = await reader(website).text(path);
      expect([one.text, two.text]).toEqual([plain, plain]);
      expect(one.size).toBeLessThan(plain.length / 2.5);
    }
  });

  it('has a newsletter’s form without a ticket: its post is answered by the form with one, which is taken once', async () => {
    const website = await keeping();
    const send = (fields: Record<string, string>) => reader(website).form(WEBSITE_PATHS.submitSubscriber, fields);
    const typed = { firstName: 'Mere', lastName: 'Ngata', siteCountryCode: 'AUS', email: 'mere@example.org' };
    expect(await reader(website).text('/')).toContain(`action="${WEBSITE_PATHS.submitSubscriber}"`);
    const again = await send(typed);
    const page = await again.text();
    expect([again.status, page.includes('value="mere@example.org"')]).toEqual([200, true]);
    const formTicket = /name="formTicket" value="([^"]+)"/.exec(page)?.[1] ?? '';
    shop.now += TICKET_MIN_AGE_MS;
    expect((await send({ ...typed, formTicket })).status).toBe(303);
    expect((await send({ ...typed, formTicket })).status).toBe(422);
  });

  it('is drawn again when a minute has passed, for all that dates change', async () => {
    const website = await keeping();
    await reader(website).page('/');
    shop.now += 60_000;
    statements.length = 0;
    await reader(website).page('/');
    expect(statements.length).toBeGreaterThan(0);
  });

  it('is drawn for each visitor while no changes can be heard', async () => {
    const website = shop.startWebsite();
    let hear: (isListening: boolean) => void = () => undefined;
    await website.followPageChanges(async (_channel, { onConnection }) => {
      hear = onConnection;
      return async () => undefined;
    });
    const ask = async () => {
      statements.length = 0;
      await reader(website).page('/gifts');
      return statements.length > 0;
    };
    expect([await ask(), await ask()]).toEqual([true, true]);
    hear(true);
    expect([await ask(), await ask()]).toEqual([true, false]);
    hear(false);
    expect(await ask()).toBe(true);
    hear(true);
    expect(await ask()).toBe(true);
  });
});

describe('a change of the data', () => {
  const ofBicycle = eq(giftStock.itemId, 'health-bicycle');

  it('by staff is on the next page, in every process', async () => {
    const [one, two] = [await keeping(), await keeping()];
    const left = (website: Website) => reader(website).text('/gifts/health-bicycle');
    await shop.database.db.update(giftStock).set({ available: 20 }).where(ofBicycle);
    expect((await left(one)) + (await left(two))).not.toContain('Only 5 left');
    const staff = await staffMember();
    const path = `${RECORDS_PATH}/stock/au`;
    const fields = { ...formOf(await staff.text(path), '/au'), itemId: 'health-bicycle', kind: 'set', units: '5' };
    expect((await staff.form(path, fields)).status).toBe(303);
    expect(await left(one)).toContain('Only 5 left');
    expect(await left(two)).toContain('Only 5 left');
  });

  it('by an order that takes the last one is on the next page', async () => {
    const website = await keeping();
    await shop.database.db.update(giftStock).set({ available: 1 }).where(ofBicycle);
    expect(await reader(website).text('/gifts/health-bicycle')).toContain('Only 1 left');
    const buyer = reader(website);
    await buyer.add('health-bicycle');
    await buyer.json(CUSTOMER_PATH, CUSTOMER);
    await buyer.pay(await buyer.orderId(), await shop.token(APPROVED_CARD), { amount: 185 });
    expect(await reader(website).text('/gifts/health-bicycle')).toContain('Sold out');
    expect(await reader(website).text('/gifts')).toContain('Sold out');
  });

  it('by a gift to an appeal is in its figures, and an article or a price on the next page', async () => {
    const website = await keeping();
    const raised = async () => /(\d+) gifts\./.exec(await reader(website).text('/'))?.[1] ?? 0;
    const before = Number(await raised());
    const code = /appeal="([^"]+)"/.exec(await reader(website).text('/'))?.[1] ?? '';
    const post = gift({
      amount: 50,
      total: 50,
      appeal: code,
      paymentData: await shop.token(APPROVED_CARD),
      donationKey: randomUUID(),
    });
    await reader(website).json(DONATION_PATHS.submit, post);
    expect(Number(await raised())).toBe(before + 1);
    await reader(website).page('/news');
    await shop.database.db.update(articles).set({ title: 'A new title' });
    expect(await reader(website).text('/news')).toContain('A new title');
    await reader(website).page('/gifts');
    await shop.database.db.update(gifts).set({ priceMinor: 4_321_00 }).where(eq(gifts.itemId, 'solar-lamp'));
    expect(await reader(website).text('/gifts')).toContain('4,321');
  });

  it('that comes while a page is drawn is on the next one', async () => {
    const website = await keeping();
    const drawing = reader(website).page('/gifts');
    await shop.database.db.update(gifts).set({ name: 'A renamed lamp' }).where(eq(gifts.itemId, 'solar-lamp'));
    await drawing;
    expect(await reader(website).text('/gifts')).toContain('A renamed lamp');
  });
});

describe('a visitor with a cart', () => {
  it('gets the same pages as everybody, and the number of gifts on pages of their own', async () => {
    const website = await keeping();
    const buyer = reader(website);
    await buyer.add('solar-lamp', 7);
    for (const path of PAGES) expect(await buyer.text(path)).toBe(await reader(website).text(path));
    expect(await buyer.text('/')).toContain('data-cart-count=""></span>');
    expect(await buyer.text('/cart')).toContain('data-cart-count="">7</span>');
  });

  it('costs no statement with a cookie that changes nothing; with the panel’s the page is rendered and private', async () => {
    const website = await keeping();
    await reader(website).page('/gifts');
    const buyer = reader(website);
    await buyer.add('school-kit');
    const asked = async (cookie: string) => {
      statements.length = 0;
      const { headers } = await Object.assign(reader(website), { cookie }).page('/gifts');
      return [statements.length > 0, headers.get('cache-control')];
    };
    for (const cookie of [`_ga=1; ${buyer.cookie}`, 'haven_session=0.123', '_ga=1', 'haven_analytics=x'])
      expect([cookie, ...(await asked(cookie))]).toEqual([cookie, false, PUBLIC]);
    expect(await asked('_ga=1; haven_analytics=shown')).toEqual([true, 'private, no-cache']);
  });
});
