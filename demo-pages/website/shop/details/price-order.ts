import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { siteOf } from '../../platform/index.ts';
import { readCartLines } from '../cart/read-cart.ts';
import { readEcards } from '../ecards/stored-ecards.ts';
import { totalOf } from '../gifts/priced-line.ts';
import type { Order } from '../orders/find-order.ts';
import { orderEcards, orderLines, orders } from '../orders/orders-schema.ts';

/**
 * Copies the cart and its cards into an open order and prices it with today's catalogue. Call it with the order's row
 * locked; an order that is paid or being paid does not change.
 */
export async function priceOpenOrder(tx: Database, order: Order): Promise<Order> {
  if (order.status !== 'open') return order;
  const site = siteOf(order.siteCountryCode);
  const lines = await readCartLines(tx, order.sessionId, site);
  const cards = await readEcards(tx, order.sessionId, site, lines);
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  await tx.delete(orderEcards).where(eq(orderEcards.orderId, order.id));
  if (lines.length > 0) {
    await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, position, orderId: order.id })));
    await tx.insert(orderEcards).values(cards.map((card) => ({ ...card, orderId: order.id })));
  }
  const totalMinor = totalOf(lines);
  await tx.update(orders).set({ totalMinor }).where(eq(orders.id, order.id));
  return { ...order, totalMinor };
}

/** Locks an order's row and, if the order is open, updates it from the cart. */
export async function lockAndPriceOrder(tx: Database, orderId: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order && priceOpenOrder(tx, order);
}
