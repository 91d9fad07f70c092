import type { Database } from '../../../server/database/open-database.ts';
import { findOrder, type Order } from './find-order.ts';

/** The part of the payments that settles one without a recorded result. */
export interface OrderSettler {
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
