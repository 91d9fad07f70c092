import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import type { Site } from '../site/sites.ts';
import { orderEcards, orderLines, orders } from './orders-schema.ts';

export type Order = typeof orders.$inferSelect;
export type OrderEcard = typeof orderEcards.$inferSelect;

/** The visitor's unpaid order, if any. */
export async function findUnpaidOrder(
  db: Database,
  session: string | undefined,
  site: Site,
): Promise<Order | undefined> {
  if (!session) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, session), eq(orders.siteCountryCode, site.code), ne(orders.status, 'paid')));
  return order;
}

/** An order of this visitor on this site, paid or not; undefined for another visitor's order. */
export async function findOwnOrder(
  db: Database,
  session: string | undefined,
  site: Site,
  orderId: string,
): Promise<Order | undefined> {
  if (!session) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.sessionId, session), eq(orders.siteCountryCode, site.code)));
  return order;
}

/** An order by its number; the caller has already verified a signed link. */
export async function findOrder(db: Database, orderId: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

/** The order that a visitor paid last on this site. */
export async function findLastPaidOrder(
  db: Database,
  session: string | undefined,
  site: Site,
): Promise<Order | undefined> {
  if (!session) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, session), eq(orders.siteCountryCode, site.code), eq(orders.status, 'paid')))
    .orderBy(desc(orders.paidAt))
    .limit(1);
  return order;
}

/** The lines of an order as they were priced. */
export function findOrderLines(db: Database, orderId: string): Promise<PricedLine[]> {
  return db
    .select({
      itemId: orderLines.itemId,
      name: orderLines.name,
      category: orderLines.category,
      variant: orderLines.variant,
      image: orderLines.image,
      priceMinor: orderLines.priceMinor,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

/** The e-cards of an order. */
export function findOrderEcards(db: Database, orderId: string): Promise<OrderEcard[]> {
  return db.select().from(orderEcards).where(eq(orderEcards.orderId, orderId)).orderBy(asc(orderEcards.instanceId));
}
