import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ATTEMPTS_WINDOW_MS } from '../../payments/attempt-limits.ts';
import type { Attempt } from '../../payments/payment-schema.ts';
import { PAYMENT_TEXTS } from '../../payments/payment-texts.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { giftStock } from '../gifts/gifts-schema.ts';
import { stockHolds } from '../stock/stock-schema.ts';
import { createOrderPayables } from './order-payables.ts';

const BICYCLE = and(eq(giftStock.siteCountryCode, 'AUS'), eq(giftStock.itemId, 'health-bicycle'));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shop.now += ATTEMPTS_WINDOW_MS;
  shop.fault = undefined;
  await shop.database.db.update(giftStock).set({ available: 5 }).where(BICYCLE);
});
afterAll(() => shop.database.close());

const available = async () => (await shop.database.db.select().from(giftStock).where(BICYCLE))[0]?.available;

/** An order of two bicycles, 370 dollars; resolves with what pays it. */
async function ordered() {
  const visitor = new Visitor(shop);
  await visitor.add('health-bicycle', 2);
  await visitor.json(CUSTOMER_PATH, CUSTOMER);
  const orderId = await visitor.orderId();
  return async (card: string) => visitor.pay(orderId, await shop.token(card), { amount: 370 });
}

it('an order tells the provider who pays', async () => {
  const pay = await ordered();
  let asked: unknown;
  shop.fault = async (request, pass) => {
    asked = await request.clone().json();
    return pass(request);
  };
  await pay(APPROVED_CARD);
  const customer = { first_name: 'Aroha', last_name: 'Ngata', email: 'aroha@example.org', phone: '0412345678' };
  expect(asked).toMatchObject({ amount: '370.00', currency: 'AUD', customer });
});

it.each([
  ['is sold when its charge succeeds', APPROVED_CARD, 3],
  ['returns to the stock when its card is declined', DECLINED_CARD, 5],
])('what is held for an order %s', async (_, card, left) => {
  const pay = await ordered();
  const seen: unknown[] = [];
  shop.fault = async (request, pass) => {
    if (request.method === 'POST') seen.push(await available());
    return pass(request);
  };
  await pay(card);
  expect(seen, 'while it is charged').toEqual([3]);
  expect(await available()).toBe(left);
  expect(await shop.database.db.$count(stockHolds)).toBe(0);
});

it('an order of what is sold out is not charged', async () => {
  const pay = await ordered();
  await shop.database.db.update(giftStock).set({ available: 1 }).where(BICYCLE);
  let asks = 0;
  shop.fault = (request, pass) => {
    if (request.method === 'POST') asks += 1;
    return pass(request);
  };
  expect(await pay(APPROVED_CARD)).toMatchObject({ errors: [PAYMENT_TEXTS.stockShort], transactionId: '' });
  expect([asks, await available()]).toEqual([0, 1]);
});

it('an order is never debited, and one that is gone takes no payment', async () => {
  const { kind, hold } = createOrderPayables({ siteOrigin: shop.siteOrigin });
  expect(kind).toBe('order');
  await shop.database.db.transaction(async (tx) => {
    const held = await hold(tx, 'gone');
    const charge = { id: 'ch_1', madeAt: new Date(shop.now), chargedAt: new Date(shop.now) };
    await held.paid({} as Attempt, charge, shop.now);
    await expect(held.accepted({} as Attempt, charge, shop.now)).rejects.toThrow('never paid by a bank debit');
  });
});
