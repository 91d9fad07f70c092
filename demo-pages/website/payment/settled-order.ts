import type { Database } from '../../database/open-database.ts';
import { findOrder, type Order } from '../orders/find-order.ts';
import type { Payments } from './payments.ts';

/** An order after its payment was settled, when a crash or an outage left it without a recorded result. */
export async function settledOrder(
  { db, payments }: { db: Database; payments: Payments },
  order: Order,
): Promise<Order> {
  if (order.status !== 'paying') return order;
  await payments.settle({ kind: 'order', id: order.id });
  return (await findOrder(db, order.id)) ?? order;
}
