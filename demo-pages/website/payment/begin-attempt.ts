import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { fromMinorUnits } from '#website/money.ts';
import type { Database } from '../../database/open-database.ts';
import { lockAndPriceOrder } from '../details/price-order.ts';
import type { Order } from '../orders/find-order.ts';
import { orders } from '../orders/orders-schema.ts';
import { holdStock } from '../stock/hold-stock.ts';
import { limitAttempts, type PersonCheck } from './attempt-limits.ts';
import type { PaymentSubmission } from './parse-submission.ts';
import { paymentAttempts } from './payment-schema.ts';
import type { PaymentTextName } from './payment-texts.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

/** The result of a submission: refused, already settled, or an attempt to drive to its end. */
export type BeginResult =
  | { kind: 'refused'; reason: PaymentTextName; order?: Order }
  | { kind: 'settled'; order: Order; attempt: Attempt | undefined }
  | { kind: 'pending'; attempt: Attempt };

/** The part of a submission that a payment needs to begin; a wallet's has no payment data yet. */
export type InitialSubmission = Pick<PaymentSubmission, 'amount' | 'orderId' | 'contentId'> &
  Partial<Pick<PaymentSubmission, 'paymentData' | 'authenticationId'>>;

/** The payer: their session, and their address from the connection. */
export interface PayerContext {
  session: string;
  ipAddress: string;
  /** The network of that address, which counts as one client. */
  network: string;
  /** The bot check of the submission. */
  person?: PersonCheck | undefined;
}

/**
 * The short transaction before the provider is called: with the order's row locked it fixes the price, compares the
 * amount and inserts the attempt with its idempotency key. A second submission finds the first one's attempt.
 */
export function beginAttempt(
  db: Database,
  input: PayerContext & { submission: InitialSubmission; method: Attempt['method']; now: number },
): Promise<BeginResult> {
  const { session, submission, method, network, person, now } = input;
  const id = randomUUID();
  return db.transaction(async (tx): Promise<BeginResult> => {
    const [owned] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, submission.orderId), eq(orders.sessionId, session)));
    const order = owned && (await lockAndPriceOrder(tx, owned.id));
    if (!order) return { kind: 'refused', reason: 'noOrder' };
    const attempts = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id));
    if (order.status === 'paid') {
      return { kind: 'settled', order, attempt: attempts.find((attempt) => attempt.status === 'approved') };
    }
    const pending = attempts.find((attempt) => attempt.status === 'pending');
    if (pending) return { kind: 'pending', attempt: pending };
    // A wallet's charge has no token until the provider makes it: until then the attempt's id replaces it.
    const tokenHash = hashToken(submission.paymentData ?? id);
    const repeated = attempts.find((attempt) => attempt.tokenHash === tokenHash);
    // A token works once: the same token again is the same submission, whose answer was lost.
    if (repeated) return { kind: 'settled', order, attempt: repeated };
    if (order.totalMinor === 0) return { kind: 'refused', reason: 'emptyCart', order };
    if (submission.amount !== fromMinorUnits(order.totalMinor))
      return { kind: 'refused', reason: 'amountChanged', order };
    const payer = { session, orderId: order.id, network };
    const limited = await limitAttempts(tx, payer, { now, person, isWallet: method === 'wallet' });
    if (limited) return { kind: 'refused', reason: limited, order };
    if (!(await holdStock(tx, order))) return { kind: 'refused', reason: 'stockShort', order };
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({
        id,
        method,
        authenticationId: submission.authenticationId ?? null,
        orderId: order.id,
        idempotencyKey: randomUUID(),
        status: 'pending',
        amountMinor: order.totalMinor,
        currency: order.currency,
        token: submission.paymentData ?? null,
        tokenHash,
        ipAddress: input.ipAddress,
        clientNetwork: network,
        contentId: String(submission.contentId ?? ''),
        createdAt: new Date(now),
      })
      .returning();
    await tx.update(orders).set({ status: 'paying' }).where(eq(orders.id, order.id));
    return { kind: 'pending', attempt: attempt! };
  });
}

/** Identifies a repeated post after its token was deleted. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
