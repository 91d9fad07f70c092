import { and, asc, eq } from 'drizzle-orm';
import { fromMinorUnits } from '#website/money.ts';
import type { Order } from '../orders/find-order.ts';
import { orders, paymentAttempts } from '../schema.ts';
import { type Attempt, type Beginner, type BegunSubmission, beginAttempt } from './begin-attempt.ts';
import { createAttemptDriver, type PaymentDependencies } from './drive-attempt.ts';
import type { PaymentSubmission } from './parse-submission.ts';
import { PAYMENT_TEXTS, type PaymentTextName } from './payment-texts.ts';
import { startWallet, type WalletStart } from './start-wallet.ts';

/** What the payment call answers; `amount` in whole currency units. */
export interface PaymentAnswer {
  errors: string[];
  friendlyErrorMessage: string;
  amount: number;
  currency: string;
  transactionId: string;
}

/** An answer, and the reason where the payment was refused. */
export interface PaymentResult {
  answer: PaymentAnswer;
  reason?: PaymentTextName;
}

export interface Payments {
  /** Pays an order once, however often it is asked to. */
  pay(input: Beginner & { submission: PaymentSubmission }): Promise<PaymentResult>;
  /** Begins the payment of an order with the wallet: gives the token of the charge that the page then pays. */
  startWallet(input: Beginner & { submission: BegunSubmission }): Promise<WalletStart>;
  /** Takes note of a wallet's charge that the page says is paid; `paymentData` is the charge's id. */
  payByWallet(input: { session: string; submission: PaymentSubmission }): Promise<PaymentResult>;
  /** Calls off a wallet's charge that waits for its shopper, so that the order may change; returns the order as it then stands. */
  release(order: Order): Promise<Order>;
  /** Follows up an order whose payment has no recorded end yet; returns the order as it then stands. */
  settle(order: Order): Promise<Order>;
  /** Follows up everything that a crash or an outage left without an end. Returns how many attempts it looked at. */
  recover(): Promise<number>;
}

const MAX_TRIES = 3;

/** The shop's payments over one database and one provider. */
export function createPayments(dependencies: PaymentDependencies): Payments {
  const { db, clock, log } = dependencies;
  const drive = createAttemptDriver(dependencies);

  const findOrder = async (id: string): Promise<Order> => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error(`The order ${id} is gone.`);
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
        const beginning = await beginAttempt(db, { ...input, method: 'card', now: clock() });
        if (beginning.kind === 'refused') return refused(beginning.reason, beginning.order);
        if (beginning.kind === 'settled') return answerOf(beginning.order, beginning.attempt);
        const attempt = await drive(beginning.attempt, { isCalledOff: true });
        const isMade = beginning.attempt.method === 'card' || attempt.status === 'approved';
        // The wallet's charge must be out of the world before the card's is made: an order is charged once.
        if (isMade || attempt.status === 'pending' || tries === MAX_TRIES)
          return answerOf(await findOrder(attempt.orderId), attempt);
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
      return answerOf(await findOrder(attempt.orderId), attempt);
    },
    async release(order) {
      const pending = await findPending(order.id);
      if (pending?.method === 'wallet') await drive(pending, { isCalledOff: true });
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

const refused = (reason: PaymentTextName, order?: Order): PaymentResult => ({ answer: refusal(reason, order), reason });

function answerOf(order: Order, attempt: Attempt | undefined): PaymentResult {
  if (order.status === 'paid') {
    const amount = fromMinorUnits(attempt?.amountMinor ?? order.totalMinor);
    const { currency } = order;
    const transactionId = order.transactionId ?? '';
    return { answer: { errors: [], friendlyErrorMessage: '', amount, currency, transactionId } };
  }
  return refused(reasonOf(attempt), order);
}

function reasonOf(attempt: Attempt | undefined): PaymentTextName {
  if (attempt?.method === 'wallet') return attempt.status === 'pending' ? 'walletPending' : 'walletRefused';
  if (!attempt || attempt.status === 'pending') return 'unknown';
  if (attempt.status === 'declined') return 'declined';
  if (attempt.errorCode === 'unreached') return 'unreached';
  if (attempt.errorCode === 'rate_limited') return 'cardLimit';
  if (attempt.errorCode?.startsWith('3ds_')) return 'bankCheck';
  return attempt.errorCode === 'processing_error' || attempt.errorCode === 'abandoned' ? 'failed' : 'badToken';
}
