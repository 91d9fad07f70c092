import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demonstration } from '../../app/testing/demonstration.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { seedShop } from '../gifts/gifts-of-folder.ts';
import { giftStock, gifts } from '../gifts/gifts-schema.ts';
import { cartLines, cartNotices } from './cart-schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => seedShop(shop.database.db, demonstration, shop.now));
afterAll(() => shop.database.close());

const changeLamp = (values: Partial<typeof gifts.$inferInsert>) =>
  shop.database.db
    .update(gifts)
    .set(values)
    .where(and(eq(gifts.siteCountryCode, 'AUS'), eq(gifts.itemId, 'solar-lamp')));

describe('a cart that is older than the prices', () => {
  it('costs what the gifts cost today, and says so once', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 2);
    await visitor.add('safe-water');
    await changeLamp({ priceMinor: 4150 });
    const page = await visitor.text('/cart');
    expect(page).toContain('Your cart has changed');
    expect(page).toContain('Solar lamp now costs $41.50 instead of $39.50.');
    expect(page).not.toContain('Safe water now costs');
    expect(page).toContain('$113.00');
    expect(await visitor.text('/cart')).not.toContain('Your cart has changed');
  });

  it.each(['/cart/e-cards', '/checkout/details'])('tells it on %s as well', async (path) => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp');
    await changeLamp({ priceMinor: 3000 });
    expect(await visitor.text(path)).toContain('Solar lamp now costs $30.00 instead of $39.50.');
    expect(await visitor.text(path)).not.toContain('Your cart has changed');
  });

  it('charges nothing at the old price; the new one is announced and can be paid', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    await changeLamp({ priceMinor: 4000 });
    const refused = await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    expect(refused).toMatchObject({
      transactionId: '',
      friendlyErrorMessage: expect.stringContaining('nothing was charged'),
    });
    expect(await visitor.text('/checkout/payment')).toContain('Solar lamp now costs $40.00 instead of $39.50.');
    const paid = await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 80 });
    expect(paid).toMatchObject({ errors: [], amount: 80 });
  });

  it('is reported to the page that asks again in another tab, and once when two ask together', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp');
    await changeLamp({ priceMinor: 4000 });
    const answers = (await Promise.all([1, 2, 3, 4].map(() => visitor.cart()))) as { notices?: string[] }[];
    expect(answers.flatMap(({ notices = [] }) => notices)).toEqual(['Solar lamp now costs $40.00 instead of $39.50.']);
  });

  it('keeps its news for a page that can show them', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp');
    await changeLamp({ priceMinor: 4000 });
    expect(await (await visitor.add('safe-water')).json()).not.toHaveProperty('notices');
    const answer = await visitor.json('/cart', { intent: 'set', itemId: 'safe-water', quantity: 2 });
    expect(await answer.json()).toMatchObject({ notices: [expect.stringContaining('Solar lamp')], total: 100 });
  });
});

it('the notices of a cart are shown in the order in which they came', async () => {
  const { db } = shop.database;
  const visitor = new Visitor(shop);
  await visitor.add('solar-lamp');
  const [line] = await db.select().from(cartLines).orderBy(desc(cartLines.createdAt));
  const news = { sessionId: line!.sessionId, siteCountryCode: 'AUS' };
  for (const [id, text] of [
    [900_002, 'later'],
    [900_001, 'earlier'],
  ] as const)
    await db
      .insert(cartNotices)
      .overridingSystemValue()
      .values({ ...news, id, text });
  expect(await visitor.cart()).toMatchObject({ notices: ['earlier', 'later'] });
});

describe('a gift that is no longer sold', () => {
  it('leaves the shop and the carts, and the visitor is notified', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp');
    await visitor.add('safe-water');
    await changeLamp({ isWithdrawn: true });
    expect((await visitor.page('/gifts/solar-lamp')).status).toBe(404);
    expect((await visitor.add('solar-lamp')).status).toBe(422);
    expect(await visitor.text('/cart')).toContain(
      'Solar lamp is no longer in our shop, so we took it out of your cart.',
    );
    expect(await visitor.cart()).toMatchObject({ itemCount: 1, total: 30 });
  });

  it('is announced on the cart’s page when it was all there was', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    await changeLamp({ isWithdrawn: true });
    expect((await visitor.pay(orderId, await shop.token(APPROVED_CARD))).errors).toHaveLength(1);
    for (const path of ['/cart/e-cards', '/checkout/details', '/checkout/payment']) {
      expect((await visitor.page(path)).headers.get('location')).toBe('/cart');
    }
    expect(await visitor.text('/cart')).toContain('no longer in our shop');
  });
});

describe('a gift of which few are left', () => {
  const leave = (available: number) =>
    shop.database.db
      .update(giftStock)
      .set({ available })
      .where(and(eq(giftStock.siteCountryCode, 'AUS'), eq(giftStock.itemId, 'health-bicycle')));
  const notices = async (visitor: Visitor) => ((await visitor.cart()) as { notices?: string[] }).notices;
  const withBicycles = async (quantity: number) => {
    await leave(9);
    const visitor = new Visitor(shop);
    await visitor.add('health-bicycle', quantity);
    return visitor;
  };

  it.each([
    [2, 'Only 2 of Health worker’s bicycle are left, so your cart has 2 instead of 3.'],
    [1, 'Only 1 of Health worker’s bicycle is left, so your cart has 1 instead of 3.'],
    [0, 'Health worker’s bicycle has just sold out, so we took it out of your cart.'],
  ])('stays as often as there are: %d', async (available, notice) => {
    const visitor = await withBicycles(3);
    await leave(available);
    expect(await notices(visitor)).toEqual([notice]);
    expect(await visitor.cart()).toMatchObject({ itemCount: available });
    expect(await notices(visitor)).toBeUndefined();
  });

  it('has no news of its price where none was shown before', async () => {
    const visitor = await withBicycles(3);
    await leave(2);
    await shop.database.db.update(cartLines).set({ shownPriceMinor: null });
    expect(await notices(visitor)).toEqual([expect.stringMatching(/instead of 3\.$/)]);
  });

  it('may also have another price, and its news stand before those of later gifts', async () => {
    const visitor = await withBicycles(3);
    await visitor.add('solar-lamp');
    await leave(2);
    await changeLamp({ priceMinor: 4000 });
    await shop.database.db
      .update(gifts)
      .set({ priceMinor: 19_000 })
      .where(and(eq(gifts.siteCountryCode, 'AUS'), eq(gifts.itemId, 'health-bicycle')));
    expect(await notices(visitor)).toEqual([
      'Only 2 of Health worker’s bicycle are left, so your cart has 2 instead of 3. Health worker’s bicycle now costs $190.00 instead of $185.00.',
      'Solar lamp now costs $40.00 instead of $39.50.',
    ]);
  });
});

describe('a cart of the other country', () => {
  it('has its own currency, its own prices and its own news', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 1, '/nz');
    await changeLamp({ priceMinor: 4000 });
    expect(await visitor.cart('/nz')).toEqual(expect.not.objectContaining({ notices: expect.anything() }));
    expect(await visitor.cart('/nz')).toMatchObject({ total: 42.5, currency: 'NZD' });
  });
});
