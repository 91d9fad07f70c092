import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { queueOrderMails } from '../orders/order-mails.ts';
import { orders } from '../orders/orders-schema.ts';
import { endHold } from '../stock/hold-stock.ts';
import type { Attempt } from './begin-attempt.ts';
import { emptyPaidCart } from './empty-cart.ts';
import { paymentAttempts } from './payment-schema.ts';
import type { WalletOutcome } from './wallet-outcome.ts';

/**
 * The short transaction after the provider was called. The first result counts and later ones change nothing; an
 * uncertain result leaves the attempt pending. Returns the updated attempt.
 */
export function recordOutcome(
  db: Database,
  attemptId: string,
  outcome: WalletOutcome,
  now: number,
  siteOrigin: string,
): Promise<Attempt> {
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt.status !== 'pending' || outcome.kind === 'unknown') return attempt;
    // An unsent request can be treated as failed only when no other request was made for this attempt.
    if (outcome.kind === 'unreached' && attempt.drives > 1) return attempt;
    // Another request stored the charge first, and the page may already have its token.
    if (outcome.kind === 'unstarted' && attempt.chargeId !== null) return attempt;
    const finishedAt = new Date(now);
    if (outcome.kind === 'approved') {
      const [order] = await tx
        .update(orders)
        .set({ status: 'paid', transactionId: outcome.chargeId, paidAt: finishedAt })
        .where(eq(orders.id, attempt.orderId))
        .returning();
      await endHold(tx, attempt.orderId, true);
      if (order) {
        await queueOrderMails(tx, order, { siteOrigin, now });
        await emptyPaidCart(tx, order);
      }
      return finish(tx, attemptId, { status: 'approved', chargeId: outcome.chargeId, finishedAt });
    }
    await endHold(tx, attempt.orderId, false);
    await tx.update(orders).set({ status: 'open' }).where(eq(orders.id, attempt.orderId));
    const status = outcome.kind === 'declined' ? 'declined' : 'failed';
    const errorCode = 'errorCode' in outcome ? outcome.errorCode : outcome.kind;
    return finish(tx, attemptId, { status, errorCode, finishedAt });
  });
}

// Every writer locks the order before the attempt, so that two transactions never deadlock.
async function lockAttempt(tx: Database, attemptId: string): Promise<Attempt> {
  const [found] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!found) throw new Error(`The payment attempt ${attemptId} was not found.`);
  await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('update');
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  return attempt ?? found;
}

async function finish(tx: Database, attemptId: string, values: Partial<Attempt>): Promise<Attempt> {
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({ ...values, token: null })
    .where(eq(paymentAttempts.id, attemptId))
    .returning();
  return attempt!;
}
