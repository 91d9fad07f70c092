import { and, asc, eq } from 'drizzle-orm';
import { fromMinorUnits } from '#website/money.ts';
import type { Order } from '../orders/find-order.ts';
import { orders, paymentAttempts } from '../schema.ts';
import { type Attempt, beginAttempt } from './begin-attempt.ts';
import { createAttemptDriver, type PaymentDependencies } from './drive-attempt.ts';
import type { PaymentSubmission } from './parse-submission.ts';
import { PAYMENT_TEXTS, type PaymentTextName } from './payment-texts.ts';

/** What the payment call answers; `amount` in whole currency units. */
export interface PaymentAnswer {
  errors: string[];
  friendlyErrorMessage: string;
  amount: number;
  currency: string;
  transactionId: string;
}

export interface Payments {
  /** Pays an order once, however often it is asked to. */
  pay(input: { session: string; submission: PaymentSubmission; ipAddress: string }): Promise<PaymentAnswer>;
  /** Follows up an order whose payment has no recorded end yet; returns the order as it then stands. */
  settle(order: Order): Promise<Order>;
  /** Follows up everything that a crash or an outage left without an end. Returns how many attempts it looked at. */
  recover(): Promise<number>;
}

/** The shop's payments over one database and one provider. */
export function createPayments(dependencies: PaymentDependencies): Payments {
  const { db, clock, log } = dependencies;
  const drive = createAttemptDriver(dependencies);

  const findOrder = async (id: string): Promise<Order> => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error(`The order ${id} is gone.`);
    return order;
  };

  return {
    async pay(input) {
      const beginning = await beginAttempt(db, { ...input, now: clock() });
      if (beginning.kind === 'refused') return refusal(beginning.reason, beginning.order);
      if (beginning.kind === 'settled') return answerOf(beginning.order, beginning.attempt);
      const attempt = await drive(beginning.attempt);
      return answerOf(await findOrder(attempt.orderId), attempt);
    },
    async settle(order) {
      const [pending] = await db
        .select()
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.status, 'pending')));
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

/** The answer to a submission that was refused before the provider heard of it. */
export function refusal(reason: PaymentTextName, order?: Order): PaymentAnswer {
  const text = PAYMENT_TEXTS[reason];
  return {
    errors: [text],
    friendlyErrorMessage: text,
    amount: order ? fromMinorUnits(order.totalMinor) : 0,
    currency: order?.currency ?? '',
    transactionId: '',
  };
}

function answerOf(order: Order, attempt: Attempt | undefined): PaymentAnswer {
  if (order.status === 'paid') {
    const amount = fromMinorUnits(attempt?.amountMinor ?? order.totalMinor);
    const { currency } = order;
    return { errors: [], friendlyErrorMessage: '', amount, currency, transactionId: order.transactionId ?? '' };
  }
  return refusal(reasonOf(attempt), order);
}

function reasonOf(attempt: Attempt | undefined): PaymentTextName {
  if (!attempt || attempt.status === 'pending') return 'unknown';
  if (attempt.status === 'declined') return 'declined';
  if (attempt.errorCode === 'unreached') return 'unreached';
  return attempt.errorCode === 'processing_error' || attempt.errorCode === 'abandoned' ? 'failed' : 'badToken';
}
