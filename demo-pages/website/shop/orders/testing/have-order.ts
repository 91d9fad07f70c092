import type { Database } from '../../../../server/database/open-database.ts';
import { sessions } from '../../../platform/platform-schema.ts';
import { CUSTOMER } from '../../../testing/shop-visitor.ts';
import type { Order } from '../find-order.ts';
import { orderEcards, orderLines, orders } from '../orders-schema.ts';

const { readPrivacy: _, ...BUYER } = CUSTOMER;

export const ORDER_ID = 'HAV-0123456789';

/** Inserts an order that was paid: two lamps and a kit, $109, by Aroha Ngata of Australia. */
export async function haveOrder(db: Database, values: Partial<typeof orders.$inferInsert> = {}): Promise<Order> {
  const sessionId = values.sessionId ?? 'session-1';
  await db.insert(sessions).values({ id: sessionId }).onConflictDoNothing();
  const [order] = await db
    .insert(orders)
    .values({
      id: ORDER_ID,
      sessionId,
      siteCountryCode: 'AUS',
      status: 'paid',
      currency: 'AUD',
      totalMinor: 10_900,
      ...BUYER,
      customerEmailAddress: 'Aroha@Example.org',
      language: 'en',
      transactionId: values.status && values.status !== 'paid' ? null : 'ch_1',
      paidAt: new Date('2026-11-21T13:30:00Z'),
      createdAt: new Date('2026-11-01T00:00:00Z'),
      ...values,
    })
    .returning();
  const line = { orderId: order!.id, category: 'Shelter', image: '/design/gifts/lamp.jpg' };
  await db.insert(orderLines).values([
    { ...line, itemId: 'solar-lamp', position: 0, name: 'Solar lamp', variant: 'One', priceMinor: 3_950, quantity: 2 },
    { ...line, itemId: 'school-kit', position: 1, name: 'School kit', variant: 'Two', priceMinor: 3_000, quantity: 1 },
  ]);
  return order!;
}

/** Inserts a card of an order: an email card that is complete, unless other values are given. */
export const haveCard = (db: Database, values: Partial<typeof orderEcards.$inferInsert> = {}) =>
  db.insert(orderEcards).values({
    orderId: ORDER_ID,
    instanceId: 'solar-lamp-1',
    cardType: 'email',
    recipientName: 'Mia',
    recipientEmailAddress: 'mia@example.org',
    message: 'A light for you',
    senderName: 'Kiri',
    design: 'kites',
    ...values,
  });
