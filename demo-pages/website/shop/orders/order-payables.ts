import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import {
  findRefunds,
  type Payable,
  type Payables,
  type Refund,
  type Refundables,
  type RefundUnits,
} from '../../payments/index.ts';
import { writeStaffAction } from '../../platform/index.ts';
import { emptyPaidCart } from '../cart/change-cart.ts';
import { lockAndPriceOrder } from '../details/price-order.ts';
import { endHold, findLimitedItems, holdStock, putBack } from '../stock/hold-stock.ts';
import { findOrder, findOrderLines, type Order, toOrderRefundable, wasPaid } from './find-order.ts';
import { queueOrderMails, queueRefundMail, withdrawEcardMails } from './order-mails.ts';
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

const lockOrder = async (tx: Database, id: string): Promise<Order | undefined> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
};

/** The shop's orders: with a refund, units can go back to the stock, and the buyer gets a mail. */
export function createOrderRefundables({ siteOrigin }: { siteOrigin: string }): Refundables {
  return {
    noun: 'order',
    async lock(tx, id) {
      const order = await lockOrder(tx, id);
      return order && toOrderRefundable(order);
    },
    async unitsProblem(tx, { id, siteCountryCode }, units, returned) {
      const lines = await findOrderLines(tx, id);
      const limited = await findLimitedItems(tx, siteCountryCode);
      for (const { itemId, quantity } of units) {
        const line = lines.find((each) => each.itemId === itemId);
        const left = line && limited.has(itemId) ? line.quantity - (returned.get(itemId) ?? 0) : 0;
        if (quantity > left)
          return `At most ${left} of ${line?.name ?? itemId} can be returned to stock from this order.`;
      }
      return undefined;
    },
    async refunded(tx, refund, now) {
      const order = (await lockOrder(tx, refund.refundableId))!;
      const state = await findRefunds(tx, toOrderRefundable(order));
      await returnUnits(tx, order, state.refunds.find(({ id }) => id === refund.id)!, now);
      if (state.isWhole) await withdrawEcardMails(tx, order.id);
      await queueRefundMail(tx, order, refund, state, { siteOrigin, now });
    },
  };
}

async function returnUnits(
  tx: Database,
  order: Order,
  { units, staffName, staffAccount }: Refund & { units: RefundUnits },
  now: number,
): Promise<void> {
  const lines = await findOrderLines(tx, order.id);
  const nameOf = (itemId: string) => lines.find((line) => line.itemId === itemId)!.name;
  // Sorted by name, like every writer of the stock, so that two transactions never deadlock.
  for (const { itemId, quantity } of units) {
    await putBack(tx, order.siteCountryCode, itemId, quantity);
    await writeStaffAction(tx, {
      at: new Date(now),
      actor: staffName,
      actorAccount: staffAccount,
      action: 'stock',
      siteCountryCode: order.siteCountryCode,
      subject: itemId,
      outcome: 'returned',
      detail: `${nameOf(itemId)}: ${quantity} back with the refund of ${order.id}`,
    });
  }
}
