import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatMoney } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { actorOf, type StaffActor, writeStaffAction } from '../audit-trail/staff-actions.ts';
import { findOrderLines } from '../orders/find-order.ts';
import { orders } from '../orders/orders-schema.ts';
import { siteOf } from '../site/sites.ts';
import { findLimitedItems } from '../stock/find-limited-items.ts';
import { findRefunds, type Refund, type RefundUnits, returnedUnits } from './find-refunds.ts';
import { refunds, refundUnits } from './refunds-schema.ts';

/** A refund that a staff member requests; `formKey` identifies the form, so that sending it twice makes one refund. */
export interface RefundOrder {
  orderId: string;
  formKey: string;
  amountMinor: number;
  reason: string;
  staff: StaffActor;
  /** Units that return to the stock when the refund succeeds. */
  units: RefundUnits;
}

/** Longer than the provider's answer may take: for this time the request, or the recovery, has the refund to itself. */
export const REFUND_LEASE_MS = 60_000;

/** Why a refund was not begun, with the field to correct. */
export interface RefundProblem {
  field: 'amount' | 'reason' | 'units';
  message: string;
}

/** The result: refused, or a refund to drive to its end. */
export type BeginRefundResult = { problem: RefundProblem } | { refund: Refund };

/**
 * The short transaction before the provider is called: with the order's row locked it checks the amount against what is
 * left and inserts the refund with its idempotency key. Sending the same form again finds the refund that it began.
 */
export function beginRefund(db: Database, input: RefundOrder, now: number): Promise<BeginRefundResult> {
  const { orderId, formKey, amountMinor, reason, staff } = input;
  const units = input.units.filter(({ quantity }) => quantity > 0);
  return db.transaction(async (tx): Promise<BeginRefundResult> => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [known] = await tx.select().from(refunds).where(eq(refunds.formKey, formKey));
    if (known) return { refund: known };
    if (order?.status !== 'paid' || order.transactionId === null)
      return { problem: { field: 'amount', message: 'This order has not been paid: there is nothing to refund.' } };
    const state = await findRefunds(tx, order);
    const money = (minor: number) => `${formatMoney(minor, order.currency, siteOf(order.siteCountryCode).code)}`;
    if (amountMinor < 1 || amountMinor > state.leftMinor) {
      const message =
        state.leftMinor > 0
          ? `Enter an amount from ${money(1)} to ${money(state.leftMinor)}: that is what is left of this order.`
          : 'Nothing is left of this order to refund.';
      return { problem: { field: 'amount', message } };
    }
    const problem = await unitsProblem(tx, order, units, returnedUnits(state));
    if (problem) return { problem };
    const [refund] = await tx
      .insert(refunds)
      .values({
        id: randomUUID(),
        orderId,
        chargeId: order.transactionId,
        idempotencyKey: randomUUID(),
        formKey,
        status: 'asked',
        amountMinor,
        currency: order.currency,
        reason,
        staffName: staff.name,
        staffAccount: staff.accountId,
        createdAt: new Date(now),
        nextAttemptAt: new Date(now + REFUND_LEASE_MS),
      })
      .returning();
    if (units.length > 0) await tx.insert(refundUnits).values(units.map((unit) => ({ ...unit, refundId: refund!.id })));
    const back = units.map(({ itemId, quantity }) => `${quantity} × ${itemId}`).join(', ');
    await writeStaffAction(tx, {
      at: new Date(now),
      ...actorOf(staff),
      action: 'refund',
      siteCountryCode: order.siteCountryCode,
      subject: orderId,
      outcome: 'asked',
      detail: `${money(amountMinor)}: ${reason}${back ? ` (back to stock: ${back})` : ''}`,
    });
    return { refund: refund! };
  });
}

async function unitsProblem(
  tx: Database,
  order: { id: string; siteCountryCode: string },
  units: RefundUnits,
  returned: ReadonlyMap<string, number>,
): Promise<RefundProblem | undefined> {
  if (units.length === 0) return undefined;
  const lines = await findOrderLines(tx, order.id);
  const limited = await findLimitedItems(tx, order.siteCountryCode);
  for (const { itemId, quantity } of units) {
    const line = lines.find((each) => each.itemId === itemId);
    const left = line && limited.has(itemId) ? line.quantity - (returned.get(itemId) ?? 0) : 0;
    if (quantity > left) {
      const message = `At most ${left} of ${line?.name ?? itemId} can go back to the stock from this order.`;
      return { field: 'units', message };
    }
  }
  return undefined;
}
