import { eq } from 'drizzle-orm';
import { formatMoney } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { writeStaffAction } from '../audit-trail/staff-actions.ts';
import { findOrderLines } from '../orders/find-order.ts';
import { orders } from '../orders/orders-schema.ts';
import { siteOf } from '../site/sites.ts';
import { putBack } from '../stock/hold-stock.ts';
import { findRefunds, type Refund } from './find-refunds.ts';
import type { RefundOutcome } from './refund-client.ts';
import { queueRefundMail } from './refund-mail.ts';
import { refunds } from './refunds-schema.ts';

/**
 * The short transaction after the provider was called: state, stock, trail and mail are written together or not at all.
 * The first result counts and later ones change nothing; an uncertain result leaves the refund pending.
 */
export function recordRefund(
  db: Database,
  { id, orderId }: Refund,
  outcome: RefundOutcome,
  settings: { siteOrigin: string; now: number },
): Promise<Refund> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (!order || !refund) throw new Error(`The refund ${id} was not found.`);
    if (refund.status !== 'asked' || outcome.kind === 'unknown') return refund;
    const finishedAt = new Date(settings.now);
    const values =
      outcome.kind === 'refunded'
        ? { status: 'refunded' as const, refundId: outcome.refundId, finishedAt }
        : { status: 'failed' as const, errorCode: outcome.errorCode, finishedAt };
    const [ended] = await tx
      .update(refunds)
      .set({ ...values, claimedBy: null })
      .where(eq(refunds.id, id))
      .returning();
    const state = await findRefunds(tx, order);
    if (outcome.kind === 'refunded') {
      const units = state.refunds.find((each) => each.id === id)?.units ?? [];
      // Sorted by name, like every writer of the stock, so that two transactions never deadlock.
      const lines = await findOrderLines(tx, orderId);
      const nameOf = (itemId: string) => lines.find((line) => line.itemId === itemId)?.name ?? itemId;
      for (const { itemId, quantity } of units) {
        await putBack(tx, order.siteCountryCode, itemId, quantity);
        await writeStaffAction(tx, {
          at: finishedAt,
          actor: refund.staffName,
          actorAccount: refund.staffAccount,
          action: 'stock',
          siteCountryCode: order.siteCountryCode,
          subject: itemId,
          outcome: 'returned',
          detail: `${nameOf(itemId)}: ${quantity} back with the refund of ${orderId}`,
        });
      }
      await queueRefundMail(tx, order, ended!, state, settings);
    }
    const amount = formatMoney(refund.amountMinor, refund.currency, siteOf(order.siteCountryCode).code);
    await writeStaffAction(tx, {
      at: finishedAt,
      actor: 'Payment provider',
      action: 'refund',
      siteCountryCode: order.siteCountryCode,
      subject: orderId,
      outcome: values.status,
      detail: `${amount}: ${outcome.kind === 'refunded' ? outcome.refundId : outcome.errorCode}`,
    });
    return ended!;
  });
}
