import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { Refundable } from '../../payments/index.ts';
import type { Site } from '../../platform/index.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { isUnpaid, orderEcards, orderLines, orders } from './orders-schema.ts';

export type Order = typeof orders.$inferSelect;
export type OrderEcard = typeof orderEcards.$inferSelect;

/** Whether an order was paid, whatever the payer's bank did later. */
export const wasPaid = ({ status }: Pick<Order, 'status'>): boolean => status === 'paid' || status === 'reversed';

/** An order as its refunds see it. */
export const toOrderRefundable = (order: Order): Refundable => ({
  kind: 'order',
  id: order.id,
  siteCountryCode: order.siteCountryCode,
  currency: order.currency,
  chargeId: order.transactionId,
  paidMinor: wasPaid(order) ? order.totalMinor : 0,
  reversedMinor: order.reversedMinor,
});

/** The visitor's unpaid order, if any. */
export async function findUnpaidOrder(
  db: Database,
  session: string | undefined,
  site: Site,
): Promise<Order | undefined> {
  return session ? findOne(db, and(ownedBy(session, site), isUnpaid(orders.status))) : undefined;
}

/** An order of this visitor on this site, paid or not; undefined for another visitor's order. */
export async function findOwnOrder(
  db: Database,
  session: string | undefined,
  site: Site,
  orderId: string,
): Promise<Order | undefined> {
  return session ? findOne(db, and(ownedBy(session, site), eq(orders.id, orderId))) : undefined;
}

/** An order by its number, for whoever has shown a signed link to it. */
export const findOrder = (db: Database, orderId: string): Promise<Order | undefined> =>
  findOne(db, eq(orders.id, orderId));

/** The order that a visitor paid last on this site. */
export async function findLastPaidOrder(
  db: Database,
  session: string | undefined,
  site: Site,
): Promise<Order | undefined> {
  return session ? findOne(db, and(ownedBy(session, site), eq(orders.status, 'paid'))) : undefined;
}

const ownedBy = (session: string, site: Site) =>
  and(eq(orders.sessionId, session), eq(orders.siteCountryCode, site.code));

/** The one that was paid last, where several match. */
async function findOne(db: Database, where: SQL | undefined): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(where).orderBy(desc(orders.paidAt)).limit(1);
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

/** The part of the payments that settles one without a recorded result. */
interface OrderSettler {
  settle(payable: { kind: 'order'; id: string }): Promise<void>;
}

/** An order after its payment was settled, when a crash or an outage left it without a recorded result. */
export async function settledOrder(
  { db, payments }: { db: Database; payments: OrderSettler },
  order: Order,
): Promise<Order> {
  if (order.status !== 'paying') return order;
  await payments.settle({ kind: 'order', id: order.id });
  return (await findOrder(db, order.id)) ?? order;
}
