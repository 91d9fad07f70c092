import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { findRefunds, type Refund, type Refundable, type Refundables, type RefundUnits } from '../../payments/index.ts';
import { writeStaffAction } from '../../platform/index.ts';
import { findLimitedItems } from '../stock/find-limited-items.ts';
import { putBack } from '../stock/hold-stock.ts';
import { withdrawEcardMails } from './ecard-mail.ts';
import { findOrderLines, type Order, wasPaid } from './find-order.ts';
import { orders } from './orders-schema.ts';
import { queueRefundMail } from './refund-mail.ts';

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
