import { eq } from 'drizzle-orm';
import type { Payable, Payables } from '../../payments/index.ts';
import { emptyPaidCart } from '../cart/empty-cart.ts';
import { lockAndPriceOrder } from '../details/price-order.ts';
import { endHold, holdStock } from '../stock/hold-stock.ts';
import { findOrder, type Order, wasPaid } from './find-order.ts';
import { queueOrderMails } from './order-mails.ts';
import { orders } from './orders-schema.ts';

const toPayable = (order: Order): Payable => ({
  kind: 'order',
  id: order.id,
  sessionId: order.sessionId,
  siteCountryCode: order.siteCountryCode,
  currency: order.currency,
  totalMinor: order.totalMinor,
  keepsSource: false,
  isPaid: wasPaid(order),
  transactionId: order.transactionId,
  customer: {
    first_name: order.customerFirstName,
    last_name: order.customerLastName,
    email: order.customerEmailAddress,
    phone: order.customerPhoneNumber,
  },
});

/** The shop's orders: paying one holds its stock, and a paid one empties the cart and queues its mails. */
export function createOrderPayables({ siteOrigin }: { siteOrigin: string }): Payables {
  return {
    kind: 'order',
    async find(db, id) {
      const order = await findOrder(db, id);
      return order && toPayable(order);
    },
    async hold(tx, id) {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
      return {
        async paid(_, charge, now) {
          const [order] = await tx
            .update(orders)
            .set({ status: 'paid', transactionId: charge.id, paidAt: charge.chargedAt })
            .where(eq(orders.id, id))
            .returning();
          await endHold(tx, id, true);
          if (!order) return;
          await queueOrderMails(tx, order, { siteOrigin, now });
          await emptyPaidCart(tx, order);
        },
        async accepted() {
          throw new Error('An order is never paid by a bank debit.');
        },
        async unpaid() {
          await endHold(tx, id, false);
          await tx.update(orders).set({ status: 'open' }).where(eq(orders.id, id));
        },
      };
    },
    async lock(tx, id) {
      const order = await lockAndPriceOrder(tx, id);
      return order && toPayable(order);
    },
    async reserve(tx, order) {
      if (order.totalMinor === 0) return 'emptyCart';
      if (!(await holdStock(tx, order))) return 'stockShort';
      await tx.update(orders).set({ status: 'paying' }).where(eq(orders.id, order.id));
      return undefined;
    },
  };
}
