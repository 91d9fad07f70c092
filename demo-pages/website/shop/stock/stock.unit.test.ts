import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOLLOW_UP_MS } from '../../payments/begin-attempt.ts';
import { paymentAttempts } from '../../payments/payment-schema.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { giftStock } from '../gifts/gifts-schema.ts';
import { orders } from '../orders/orders-schema.ts';
import { findLimitedItems } from './hold-stock.ts';
import { stockHolds } from './stock-schema.ts';

const BUYERS = process.env['SOAK'] ? 200 : 12;
const BICYCLE = and(eq(giftStock.siteCountryCode, 'AUS'), eq(giftStock.itemId, 'health-bicycle'));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const stock = async (available: number) => {
  await shop.database.db.update(giftStock).set({ available }).where(BICYCLE);
};
const left = async () => (await shop.database.db.select().from(giftStock).where(BICYCLE))[0]?.available;
const holds = () => shop.database.db.select().from(stockHolds);

/** A visitor who has entered the details for some bicycles; returns the order's number. */
async function buyer(quantity = 1): Promise<{ visitor: Visitor; orderId: string }> {
  const visitor = new Visitor(shop);
  await visitor.add('health-bicycle', quantity);
  await visitor.json(CUSTOMER_PATH, CUSTOMER);
  return { visitor, orderId: await visitor.orderId() };
}
const pay = async ({ visitor, orderId }: { visitor: Visitor; orderId: string }, card: string, amount = 185) =>
  visitor.pay(orderId, await shop.token(card), { amount });

describe('the last one', () => {
  it(`is sold once to ${BUYERS} buyers who pay together, and the others are charged nothing`, async () => {
    await stock(1);
    const buyers: Awaited<ReturnType<typeof buyer>>[] = [];
    for (let each = 0; each < BUYERS; each += 1) buyers.push(await buyer());
    const answers = await Promise.all(buyers.map((each) => pay(each, APPROVED_CARD)));
    const paid = answers.filter(({ errors }) => errors.length === 0);
    expect(paid).toHaveLength(1);
    expect(
      answers.filter(({ friendlyErrorMessage }) => /Someone else was quicker/.test(friendlyErrorMessage)),
    ).toHaveLength(BUYERS - 1);
    expect(await left()).toBe(0);
    expect(await holds()).toEqual([]);
    const attempts = await shop.database.db.select().from(paymentAttempts);
    const ofBuyers = attempts.filter(({ payableId }) => buyers.some(({ orderId }) => orderId === payableId));
    expect(ofBuyers).toHaveLength(1);
  }, 600_000);

  it('is announced to who comes late, and the rest of the cart can be paid', async () => {
    await stock(1);
    const late = await buyer();
    await late.visitor.add('solar-lamp', 2);
    await late.visitor.page('/checkout/payment');
    await pay(await buyer(), APPROVED_CARD);
    expect((await pay(late, APPROVED_CARD, 264)).errors).toHaveLength(1);
    const page = await late.visitor.text('/checkout/payment');
    expect(page).toContain('Health worker’s bicycle has just sold out');
    expect(page).toContain('amount="79"');
    expect(await late.visitor.text('/checkout/payment')).not.toContain('just sold out');
    expect(await pay(late, APPROVED_CARD, 79)).toMatchObject({ errors: [], amount: 79 });
  });
});

describe('a payment', () => {
  it('that is declined gives the stock back at once, and another card takes it again', async () => {
    await stock(2);
    const one = await buyer(2);
    expect((await pay(one, DECLINED_CARD, 370)).errors).toHaveLength(1);
    expect(await left()).toBe(2);
    expect(await holds()).toEqual([]);
    expect(await pay(one, APPROVED_CARD, 370)).toMatchObject({ errors: [] });
    expect(await left()).toBe(0);
  });

  it('that is still unknown holds the stock until its end is known, and leaves it to its own visitor', async () => {
    await stock(1);
    const one = await buyer();
    const token = await shop.token(APPROVED_CARD);
    shop.fault = async (request, pass) => {
      await pass(request);
      throw new Error('The answer is lost.');
    };
    const answer = await one.visitor.pay(one.orderId, token, { amount: 185 });
    expect(answer.friendlyErrorMessage).toContain('still checking');
    expect(await left()).toBe(0);
    expect(await one.visitor.cart()).toMatchObject({ itemCount: 1 });
    const other = await new Visitor(shop).add('health-bicycle');
    expect(other.status).toBe(422);
    shop.fault = undefined;
    shop.now += FOLLOW_UP_MS;
    await shop.startWebsite().payments.recover();
    expect(await holds()).toEqual([]);
    expect(await left()).toBe(0);
    const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, one.orderId));
    expect(order?.status).toBe('paid');
  });

  it('for more than is left charges nothing and takes nothing, also of the gifts that are there', async () => {
    await stock(3);
    const one = await buyer(3);
    await one.visitor.add('story-box', 1);
    await one.visitor.page('/checkout/payment');
    await stock(2);
    expect((await pay(one, APPROVED_CARD, 875)).errors).toHaveLength(1);
    const rows = await shop.database.db.select().from(giftStock).where(eq(giftStock.siteCountryCode, 'AUS'));
    expect(Object.fromEntries(rows.map((row) => [row.itemId, row.available]))).toEqual({
      'health-bicycle': 2,
      'story-box': 24,
    });
  });
});

it('counts two gifts of each country; the others are without end', async () => {
  expect(await findLimitedItems(shop.database.db, 'AUS')).toEqual(new Set(['health-bicycle', 'story-box']));
  expect(await findLimitedItems(shop.database.db, 'FRA')).toEqual(new Set());
});

describe('the cart', () => {
  it('holds no more than is left, and says so', async () => {
    await stock(3);
    const visitor = new Visitor(shop);
    expect(await (await visitor.add('health-bicycle', 3)).json()).not.toHaveProperty('message');
    expect(await (await visitor.add('health-bicycle', 1)).json()).toMatchObject({
      itemCount: 3,
      message: expect.stringContaining('Only 3 of Health worker’s bicycle are left'),
    });
    await visitor.form('/cart', { intent: 'set', itemId: 'health-bicycle', quantity: '9' });
    expect(await visitor.text('/cart')).toContain('Only 3 of Health worker’s bicycle are left');
  });

  it('takes no gift that is sold out; the shop shows what is left', async () => {
    const page = () => new Visitor(shop).text('/gifts/health-bicycle');
    await stock(0);
    expect((await new Visitor(shop).add('health-bicycle')).status).toBe(422);
    expect(await page()).toContain('Sold out');
    expect(await page()).not.toContain('name="itemId" value="health-bicycle"');
    await stock(9);
    expect(await page()).toContain('Only 9 left');
    await stock(10);
    expect(await page()).not.toMatch(/Only \d+ left/);
  });
});
