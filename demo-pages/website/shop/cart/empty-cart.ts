import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { ecards } from '../ecards/ecards-schema.ts';
import { orderLines, type orders } from '../orders/orders-schema.ts';
import { cartLines } from './cart-schema.ts';

/** Removes what was paid for from the cart; a gift added while the payment ran stays. */
export async function emptyPaidCart(tx: Database, order: typeof orders.$inferSelect): Promise<void> {
  const mine = and(eq(cartLines.sessionId, order.sessionId), eq(cartLines.siteCountryCode, order.siteCountryCode));
  const bought = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  for (const { itemId, quantity } of bought) {
    const line = and(mine, eq(cartLines.itemId, itemId));
    await tx.delete(cartLines).where(and(line, sql`${cartLines.quantity} <= ${quantity}`));
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
  await tx
    .delete(ecards)
    .where(and(eq(ecards.sessionId, order.sessionId), eq(ecards.siteCountryCode, order.siteCountryCode)));
}
