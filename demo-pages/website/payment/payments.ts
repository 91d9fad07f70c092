import { and, asc, eq } from 'drizzle-orm';
import type { Order } from '../orders/find-order.ts';
import { orders } from '../orders/orders-schema.ts';
import { type Attempt, beginAttempt, type InitialSubmission, type PayerContext } from './begin-attempt.ts';
import { createAttemptDriver, type PaymentDependencies } from './drive-attempt.ts';
import type { PaymentSubmission } from './parse-submission.ts';
import { type PaymentResult, refused, resultOf } from './payment-answer.ts';
import { paymentAttempts } from './payment-schema.ts';
import { paymentStatus } from './payment-status.ts';
import { startWallet, type WalletStart } from './start-wallet.ts';

export interface Payments {
  /** Pays an order once, however often it is called. */
  pay(input: PayerContext & { submission: PaymentSubmission }): Promise<PaymentResult>;
  /** Begins the payment of an order with the wallet: returns the token of the charge that the page then pays. */
  startWallet(input: PayerContext & { submission: InitialSubmission }): Promise<WalletStart>;
  /** Checks and records a wallet's charge that the page reports as paid; `paymentData` is the charge's id. */
  payByWallet(input: { session: string; submission: PaymentSubmission }): Promise<PaymentResult>;
  /** The result of a submission whose answer was lost; changes nothing. */
  status(input: { session: string | undefined; submission: PaymentSubmission }): Promise<PaymentResult>;
  /** Cancels a wallet's charge that waits for its shopper, so that the order may change; returns the updated order. */
  release(order: Order): Promise<Order>;
  /** Settles an order whose payment has no recorded result yet; returns the updated order. */
  settle(order: Order): Promise<Order>;
  /** Settles everything that a crash or an outage left without a result. Returns the number of attempts. */
  recover(): Promise<number>;
}

const MAX_TRIES = 3;

/** The shop's payments with one database and one provider. */
export function createPayments(dependencies: PaymentDependencies): Payments {
  const { db, clock, log } = dependencies;
  const drive = createAttemptDriver(dependencies);

  const findOrder = async (id: string): Promise<Order> => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error(`The order ${id} was not found.`);
    return order;
  };

  const findPending = async (orderId: string): Promise<Attempt | undefined> => {
    const [pending] = await db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'pending')));
    return pending;
  };

  return {
    async pay(input) {
      for (let tries = 1; ; tries += 1) {
        const begun = await beginAttempt(db, { ...input, method: 'card', now: clock() });
        if (begun.kind === 'refused') return refused(begun.reason, begun.order);
        if (begun.kind === 'settled') return resultOf(begun.order, begun.attempt);
        const attempt = await drive(begun.attempt, { isCancelled: true });
        const isMade = begun.attempt.method === 'card' || attempt.status === 'approved';
        // The wallet's charge must be cancelled before the card's is made: an order is charged once.
        if (isMade || attempt.status === 'pending' || tries === MAX_TRIES)
          return resultOf(await findOrder(attempt.orderId), attempt);
      }
    },
    startWallet: (input) => startWallet(dependencies, drive, input),
    async payByWallet({ session, submission }) {
      const [found] = await db
        .select({ attempt: paymentAttempts })
        .from(paymentAttempts)
        .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
        .where(
          and(
            eq(orders.id, submission.orderId),
            eq(orders.sessionId, session),
            eq(paymentAttempts.method, 'wallet'),
            eq(paymentAttempts.chargeId, submission.paymentData),
          ),
        );
      if (!found) return refused('wallet');
      const attempt = await drive(found.attempt);
      return resultOf(await findOrder(attempt.orderId), attempt);
    },
    status: (input) => paymentStatus(db, input),
    async release(order) {
      const pending = await findPending(order.id);
      if (pending?.method === 'wallet') await drive(pending, { isCancelled: true });
      return findOrder(order.id);
    },
    async settle(order) {
      const pending = await findPending(order.id);
      if (pending) await drive(pending);
      return findOrder(order.id);
    },
    async recover() {
      const pending = await db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.status, 'pending'))
        .orderBy(asc(paymentAttempts.createdAt));
      for (const attempt of pending) {
        await drive(attempt).catch((error: Error) =>
          log({ event: 'recovery', attempt: attempt.id, message: error.message }),
        );
      }
      return pending.length;
    },
  };
}
