import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { giftStock } from '../gifts/gifts-schema.ts';
import { orderLines } from '../orders/orders-schema.ts';
import { stockHolds } from './stock-schema.ts';

/**
 * Reserves an order's units in the stock, all of them or none. Call it in the transaction that begins a payment, with
 * the order's row locked: a concurrent buyer waits here and then reads the real remainder. False: not enough is left.
 */
export async function holdStock(tx: Database, order: { id: string; siteCountryCode: string }): Promise<boolean> {
  const { siteCountryCode } = order;
  // Always in the same order, so that two buyers of the same two gifts never deadlock.
  const lines = await tx
    .select({ itemId: orderLines.itemId, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(giftStock, and(eq(giftStock.itemId, orderLines.itemId), eq(giftStock.siteCountryCode, siteCountryCode)))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.itemId));
  const taken: typeof lines = [];
  for (const line of lines) {
    const rows = await tx
      .update(giftStock)
      .set({ available: sql`${giftStock.available} - ${line.quantity}` })
      .where(and(ofItem(siteCountryCode, line.itemId), gte(giftStock.available, line.quantity)))
      .returning({ itemId: giftStock.itemId });
    if (rows.length === 0) {
      for (const { itemId, quantity } of taken) await putBack(tx, siteCountryCode, itemId, quantity);
      return false;
    }
    taken.push(line);
  }
  if (taken.length > 0) {
    await tx.insert(stockHolds).values(taken.map((line) => ({ ...line, siteCountryCode, orderId: order.id })));
  }
  return true;
}

/**
 * Ends an order's reservation: sold units stay removed, any others return to the stock. Call it in the transaction that
 * ends the payment.
 */
export async function endHold(tx: Database, orderId: string, isSold: boolean): Promise<void> {
  const ofOrder = eq(stockHolds.orderId, orderId);
  // In the order in which `holdStock` takes them, as the database sorts: its rule need not be JavaScript's.
  const held = await tx.select().from(stockHolds).where(ofOrder).orderBy(asc(stockHolds.itemId)).for('update');
  await tx.delete(stockHolds).where(ofOrder);
  if (isSold) return;
  for (const { siteCountryCode, itemId, quantity } of held) await putBack(tx, siteCountryCode, itemId, quantity);
}

/** Returns units of a limited gift to the stock; does nothing for an unlimited gift. */
export async function putBack(tx: Database, siteCountryCode: string, itemId: string, quantity: number): Promise<void> {
  await tx
    .update(giftStock)
    .set({ available: sql`${giftStock.available} + ${quantity}` })
    .where(ofItem(siteCountryCode, itemId));
}

function ofItem(siteCountryCode: string, itemId: string) {
  return and(eq(giftStock.siteCountryCode, siteCountryCode), eq(giftStock.itemId, itemId));
}

/** The ids of a country's limited gifts. */
export async function findLimitedItems(db: Database, siteCountryCode: string): Promise<Set<string>> {
  const rows = await db
    .select({ itemId: giftStock.itemId })
    .from(giftStock)
    .where(eq(giftStock.siteCountryCode, siteCountryCode));
  return new Set(rows.map(({ itemId }) => itemId));
}
