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
const OWN =
  /[a-z-]+\.\d{13}\.[\w-]{12}\.[\w-]{43}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

const statements: string[] = [];
let shop: Shop;
const stops: (() => Promise<void>)[] = [];

async function keeping(): Promise<Website> {
  const website = shop.startWebsite();
  stops.push(await website.keepPages(shop.database.listen));
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
  it.each(PAGES)('%s is the page that is drawn for each visitor, but for their own values', async (path) => {
    const website = await keeping();
    const drawn = await new Visitor(shop).page(path);
    const [first, again] = [await reader(website).page(path), await reader(website).page(path)];
    const text = (await drawn.text()).replaceAll(OWN, 'own');
    const [one, two] = [await first.text(), await again.text()];
    expect([one.replaceAll(OWN, 'own'), two.replaceAll(OWN, 'own')]).toEqual([text, text]);
    expect(one.match(OWN)?.length).toBeGreaterThan(0);
    for (const own of one.match(OWN) ?? []) expect(two).not.toContain(own);
    for (const name of [
      'content-security-policy',
      'content-type',
      'referrer-policy',
      'x-content-type-options',
      'cache-control',
      'permissions-policy',
      'cross-origin-resource-policy',
    ])
      expect([name, again.headers.get(name)]).toEqual([name, drawn.headers.get(name)]);
    expect(again.headers.get('content-security-policy')).not.toContain('nonce');
    expect([again.headers.get('cache-control'), again.headers.get('vary')]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Cookie',
    ]);
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
  ] as const)('comes compressed with %s, and with each visitor’s own values', async (encoding, decode) => {
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
      expect(one.text.replaceAll(OWN, 'own')).toBe(plain.replaceAll(OWN, 'own'));
      expect(one.text).not.toBe(two.text);
      expect(one.size).toBeLessThan(plain.length / 2.5);
    }
  });

  it('gives each reader a ticket that the newsletter takes once', async () => {
    const website = await keeping();
    await reader(website).page('/');
    const send = async (email: string, formTicket: string) => {
      const fields = { firstName: 'Mere', lastName: 'Ngata', siteCountryCode: 'AUS', email, formTicket };
      return (await reader(website).form(WEBSITE_PATHS.submitSubscriber, fields)).status;
    };
    const ticketOf = async () => /name="formTicket" value="([^"]+)"/.exec(await reader(website).text('/'))?.[1] ?? '';
    const [one, two] = [await ticketOf(), await ticketOf()];
    shop.now += TICKET_MIN_AGE_MS;
    expect([await send('one@example.org', one), await send('two@example.org', two)]).toEqual([303, 303]);
    expect(await send('three@example.org', one)).toBe(422);
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
    await website.keepPages(async (_channel, { onConnection }) => {
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
    const raised = async () => /(\d+) gifts\./.exec(await reader(website).text('/'))?.[1];
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

describe('a page of a person', () => {
  it('is never kept, nor shown to another, however many ask at once', async () => {
    const website = await keeping();
    const buyer = reader(website);
    await buyer.add('solar-lamp', 7);
    await buyer.add('solar-lamp', 7, '/nz');
    const count = '<span class="site-cart__count" data-cart-count>7</span>';
    for (const path of PAGES) {
      const asked = Array.from({ length: 12 }, async (_, index) => {
        const isBuyer = index % 2 === 0;
        const answer = await (isBuyer ? buyer : reader(website)).page(path);
        expect([path, answer.headers.get('vary')]).toEqual([path, expect.stringContaining('Cookie')]);
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        expect([path, isBuyer, (await answer.text()).includes(count)]).toEqual([path, isBuyer, isBuyer]);
      });
      await Promise.all(asked);
      expect(await reader(website).text(path)).not.toContain(count);
    }
  });

  it('with any cookie of the site is drawn, and with cookies of others or an invented session is kept', async () => {
    const website = await keeping();
    await reader(website).page('/gifts');
    const buyer = reader(website);
    await buyer.add('school-kit');
    const asked = async (cookie: string) => {
      statements.length = 0;
      await Object.assign(reader(website), { cookie }).page('/gifts');
      return statements.length;
    };
    for (const name of ['haven_giving', 'haven_staff', 'haven_analytics'])
      expect([name, (await asked(`_ga=1; ${name}=x`)) > 0]).toEqual([name, true]);
    expect(await asked(`_ga=1; ${buyer.cookie}`)).toBeGreaterThan(1);
    expect(await asked('_ga=1')).toBe(0);
    expect(await asked('haven_session=0.123')).toBe(0);
    // Whether it was issued is the one question that it costs.
    expect(await asked(`haven_session=${'A'.repeat(43)}`)).toBe(1);
  });
});
