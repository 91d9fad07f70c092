import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import { SITES } from '../../platform/site/sites.ts';
import { lockAndPriceOrder } from '../details/price-order.ts';
import { giftNameOf, isWaiting, wantedCards } from './ecard-list.ts';
import {
  findLastPaidOrder,
  findOrder,
  findOrderEcards,
  findOrderLines,
  findOwnOrder,
  findUnpaidOrder,
  settledOrder,
} from './find-order.ts';
import { orderPersonalData } from './order-personal-data.ts';
import { orderEcards, orderLines, orders } from './orders-schema.ts';

import { haveCard, haveOrder, ORDER_ID } from './testing/have-order.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.delete(orders));
afterAll(() => database.close());

describe('an order without a recorded result', () => {
  const settle = async (status: 'open' | 'paying' | 'paid', after: 'paid' | 'gone' = 'paid') => {
    const order = await haveOrder(database.db, { status });
    const asked: object[] = [];
    const payments = {
      async settle(payable: object) {
        asked.push(payable);
        if (after === 'gone') await database.db.delete(orders);
        else await database.db.update(orders).set({ status: 'paid', transactionId: 'ch_2' });
      },
    };
    return { asked, settled: await settledOrder({ db: database.db, payments }, order) };
  };

  it('is settled, and read again', async () => {
    const { asked, settled } = await settle('paying');
    expect(asked).toEqual([{ kind: 'order', id: ORDER_ID }]);
    expect(settled).toMatchObject({ status: 'paid', transactionId: 'ch_2' });
  });

  it.each(['open', 'paid'] as const)('is not one that is %s', async (status) => {
    const { asked, settled } = await settle(status);
    expect([asked, settled.status]).toEqual([[], status]);
  });

  it('stays what it was when it is gone', async () => {
    expect((await settle('paying', 'gone')).settled).toMatchObject({ id: ORDER_ID, status: 'paying' });
  });
});

describe('orders of a visitor', () => {
  it('are found by their state', async () => {
    const { db } = database;
    const [site] = SITES;
    await haveOrder(db);
    await haveOrder(db, { id: 'HAV-2', status: 'open' });
    await haveOrder(db, { id: 'HAV-3', paidAt: new Date('2026-11-20T00:00:00Z') });
    const found = [
      await findUnpaidOrder(db, 'session-1', site),
      await findLastPaidOrder(db, 'session-1', site),
      await findOwnOrder(db, 'session-1', site, 'HAV-3'),
      await findOrder(db, 'HAV-2'),
    ];
    expect(found.map((order) => order?.id)).toEqual(['HAV-2', ORDER_ID, 'HAV-3', 'HAV-2']);
    for (const find of [findUnpaidOrder, findLastPaidOrder]) {
      expect(await find(db, undefined, site)).toBeUndefined();
      expect(await find(db, 'session-2', site)).toBeUndefined();
      expect(await find(db, 'session-1', SITES[1])).toBeUndefined();
    }
    expect(await findOwnOrder(db, undefined, site, 'HAV-3')).toBeUndefined();
    expect(await findOwnOrder(db, 'session-2', site, 'HAV-3')).toBeUndefined();
  });

  it.each(['paying', 'paid'] as const)('are not priced again while they are %s', async (status) => {
    await haveOrder(database.db, { status });
    const order = await database.db.transaction((tx) => lockAndPriceOrder(tx, ORDER_ID));
    expect(order).toMatchObject({ status, totalMinor: 10_900 });
    expect(await findOrderLines(database.db, ORDER_ID)).toHaveLength(2);
  });

  it('are priced anew while they are open', async () => {
    await haveOrder(database.db, { status: 'open' });
    expect(await database.db.transaction((tx) => lockAndPriceOrder(tx, ORDER_ID))).toMatchObject({ totalMinor: 0 });
    expect(await findOrderLines(database.db, ORDER_ID)).toEqual([]);
    expect(await database.db.transaction((tx) => lockAndPriceOrder(tx, 'HAV-9'))).toBeUndefined();
  });
});

describe('the cards of an order', () => {
  it('are those that somebody wants, with the name of their gift', async () => {
    await haveOrder(database.db);
    await haveCard(database.db);
    await haveCard(database.db, { instanceId: 'school-kit-1', recipientEmailAddress: 'ben@' });
    await haveCard(database.db, { instanceId: 'gone-1', cardType: 'printable' });
    await haveCard(database.db, { instanceId: 'solar-lamp-2', cardType: 'not required' });
    const lines = await findOrderLines(database.db, ORDER_ID);
    const cards = wantedCards(await findOrderEcards(database.db, ORDER_ID));
    expect(cards.map((card) => [card.instanceId, giftNameOf(card, lines), isWaiting(card)])).toEqual([
      ['gone-1', '', false],
      ['school-kit-1', 'School kit', true],
      ['solar-lamp-1', 'Solar lamp', false],
    ]);
  });
});

describe('what is stored about a buyer', () => {
  const person = (emailKey: string) => ({ emailKey, references: [], names: [] });
  const BEN = 'ben@example.org';
  beforeEach(async () => {
    await haveOrder(database.db);
    await haveCard(database.db, { recipientEmailAddress: BEN });
    await haveOrder(database.db, { id: 'HAV-2', customerEmailAddress: BEN, customerFirstName: 'Ben' });
    await haveCard(database.db, { orderId: 'HAV-2', recipientEmailAddress: BEN });
  });

  it('is collected without the key of a session', async () => {
    expect(orderPersonalData.tables).toEqual([orders, orderLines, orderEcards].map(getTableName));
    const stored = await orderPersonalData.collect(database.db, person(BEN));
    expect(stored['orders']).toMatchObject([{ id: 'HAV-2', customerFirstName: 'Ben' }]);
    expect(stored['orders']?.[0]).not.toHaveProperty('sessionId');
    expect(stored['orderLines']).toMatchObject([{ orderId: 'HAV-2' }, { orderId: 'HAV-2' }]);
    expect(stored['cardsFromYou']).toMatchObject([{ orderId: 'HAV-2' }]);
    expect(stored['cardsToYou'], 'their own are not named twice').toMatchObject([{ orderId: ORDER_ID }]);
  });

  it('is erased, and the orders of others keep all but the recipient', async () => {
    await orderPersonalData.erase(database.db, person(BEN));
    const cards = await database.db.select().from(orderEcards).orderBy(orderEcards.orderId);
    const empty = { recipientName: '', recipientEmailAddress: '', message: '' };
    expect(cards).toMatchObject([
      { orderId: ORDER_ID, ...empty, senderName: 'Kiri' },
      { orderId: 'HAV-2', ...empty, senderName: '' },
    ]);
    expect(await findOrder(database.db, 'HAV-2')).toMatchObject({
      totalMinor: 10_900,
      customerTitle: '',
      customerFirstName: '',
      customerLastName: '',
      customerPhoneNumber: '',
      customerEmailAddress: '',
      billingAddressCity: '',
      billingAddressStreet: '',
      billingAddressPostcode: '',
      billingAddressState: '',
      billingAddressSuburb: '',
      billingAddressCountry: '',
    });
    expect(await findOrder(database.db, ORDER_ID)).toMatchObject({ customerFirstName: 'Aroha' });
  });
});
