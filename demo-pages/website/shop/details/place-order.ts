import { eq, sql } from 'drizzle-orm';
import type { GiftStoreCustomer } from '#rules/shop/customer.ts';
import type { Database } from '../../../server/database/open-database.ts';
import type { Language, Site } from '../../platform/index.ts';
import { newOrderId } from '../orders/order-id.ts';
import { orders } from '../orders/orders-schema.ts';
import { priceOpenOrder } from './price-order.ts';

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
