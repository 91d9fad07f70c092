import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { orders } from '../orders/orders-schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

it('an order is priced as soon as its buyer is known, and stays as it is while it is paid', async () => {
  const { db } = shop.database;
  const visitor = new Visitor(shop);
  await visitor.add('solar-lamp', 2);
  await visitor.json(CUSTOMER_PATH, CUSTOMER);
  const placed = async () => (await db.select().from(orders))[0];
  expect(await placed()).toMatchObject({ status: 'open', totalMinor: 7_900, customerFirstName: 'Aroha' });
  await db.update(orders).set({ status: 'paying' });
  await visitor.add('solar-lamp');
  const answer = await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, customerFirstName: 'Kiri' });
  expect(answer.status).toBe(200);
  expect(await placed()).toMatchObject({ status: 'paying', totalMinor: 7_900, customerFirstName: 'Aroha' });
});
