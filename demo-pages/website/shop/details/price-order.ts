import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { GiftStoreCustomer } from '#rules/shop/customer.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { type Language, type Site, siteOf } from '../../platform/index.ts';
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

/**
 * Turns the visitor's cart into an order, or updates the unpaid one: however often and from however many tabs the
 * details are sent, there is one unpaid order. While a payment runs the order does not change.
 */
export async function placeOrder(
  db: Database,
  session: string,
  site: Site,
  customer: Omit<GiftStoreCustomer, 'readPrivacy'> & { language: Language },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        ...customer,
        id: newOrderId(),
        sessionId: session,
        siteCountryCode: site.code,
        status: 'open',
        currency: site.currency,
        totalMinor: 0,
      })
      .onConflictDoUpdate({
        target: [orders.sessionId, orders.siteCountryCode],
        targetWhere: sql`status in ('open', 'paying')`,
        set: customer,
        setWhere: eq(orders.status, 'open'),
      })
      .returning();
    if (order) await priceOpenOrder(tx, order);
  });
}

// Crockford's alphabet has no characters that are confused when read aloud or copied.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new, unguessable order number: `HAV-` and ten characters. */
function newOrderId(): string {
  return `HAV-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
