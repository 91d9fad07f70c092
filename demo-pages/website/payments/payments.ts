import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { createLeaseQueue } from '../../server/operations/jobs/lease-queue.ts';
import { adoptCharge, type MadeCharge } from './adopt-charge.ts';
import {
  type BeginInput,
  beginAttempt,
  hashToken,
  type PayerContext,
  type PaymentSubmission,
} from './begin-attempt.ts';
import { createAttemptDriver, type DriveOptions, type PaymentDependencies } from './drive-attempt.ts';
import { attemptsFor, findAttempts } from './find-attempts.ts';
import type { Payable, PayableRef, PayableTable } from './payable.ts';
import { type PayableResult, refusal, refusedPayment, resultOf } from './payment-answer.ts';
import { type Attempt, paymentAttempts } from './payment-schema.ts';
import { startWallet, type WalletStart } from './start-wallet.ts';

export interface Payments {
  /** Pays an order or a donation once, however often it is called. */
  pay(input: PayerContext & { submission: PaymentSubmission }): Promise<PayableResult>;
  /** Begins a payment with the wallet: returns the token of the charge that the page then pays. */
  startWallet(input: PayerContext & { submission: PaymentSubmission }): Promise<WalletStart>;
  /** Checks and records a wallet's charge that the page reports as paid. */
  payByWallet(input: { session: string; payable: PayableRef; chargeId: string }): Promise<PayableResult>;
  /** The result of a submission whose answer was lost; changes nothing. */
  status(input: StatusInput): Promise<PayableResult>;
  /** Cancels a wallet's charge that waits for its shopper, so that what it pays for may change. */
  release(payable: PayableRef): Promise<void>;
  /** Settles a payment that has no recorded result yet. */
  settle(payable: PayableRef): Promise<void>;
  /** Records a charge whose attempt the database does not know. Resolves with whether it did. */
  adopt(payable: PayableRef, charge: MadeCharge): Promise<boolean>;
  /** Drives an attempt that was begun elsewhere, such as a monthly gift's, to its end. */
  drive(attempt: Attempt, options?: DriveOptions): Promise<Attempt>;
  /**
   * Follows up some of the attempts that a crash or an outage left without a result, and there may be more unless it
   * resolves with 0: the number of attempts. Any number of processes share them.
   */
  recover(): Promise<number>;
}

const MAX_TRIES = 3;
/** Longer than two requests to the provider take. */
const ATTEMPT_LEASE_MS = 60_000;
const AT_ONCE = 10;
/** How soon an attempt without a result is followed up again. */
export const RECOVERY_PLAN = { firstMs: 30_000, longestMs: 120_000 };

/** The site's payments with one database and one provider. */
export function createPayments(dependencies: PaymentDependencies): Payments {
  const { db, provider, payables, clock, log } = dependencies;
  const drive = createAttemptDriver(dependencies);
  const queue = createLeaseQueue({
    db,
    clock,
    log,
    event: 'recovery',
    table: paymentAttempts,
    isOpen: sql`${paymentAttempts.status} = 'pending'`,
    leaseMs: ATTEMPT_LEASE_MS,
    retryPlan: RECOVERY_PLAN,
  });
  const begin = (input: Omit<BeginInput, 'now'>) => beginAttempt(db, payables, { ...input, now: clock() });

  const find = async ({ kind, id }: PayableRef): Promise<Payable> => {
    const payable = await payables[kind].find(db, id);
    if (!payable) throw new Error(`The ${kind} ${id} was not found.`);
    return payable;
  };

  const findPending = async (payable: PayableRef): Promise<Attempt | undefined> => {
    const [pending] = await db
      .select()
      .from(paymentAttempts)
      .where(and(attemptsFor(payable), eq(paymentAttempts.status, 'pending')));
    return pending;
  };

  return {
    async pay(input) {
      const { payable, paymentData = '', mandate } = input.submission;
      // A token that the provider says nothing about counts as a card, with all limits.
      const kind = await provider.kindOf(paymentData);
      // A bank account is debited by its owner's agreement only.
      if (kind === 'bank' && !mandate) return refusedPayment('notOffered');
      const submission = { ...input.submission, mandate: kind === 'card' || kind === 'paypal' ? undefined : mandate };
      for (let tries = 1; ; tries += 1) {
        const begun = await begin({ ...input, submission, method: kind ?? 'card' });
        if (begun.kind === 'refused') return refusedPayment(begun.reason, begun.payable);
        if (begun.kind === 'settled') return resultOf(begun.payable, begun.attempt);
        const attempt = await drive(begun.attempt, { isCancelled: true, begun: begun.payable });
        // The wallet's charge must be cancelled before the card's is made: one order is charged once.
        if (begun.attempt.method !== 'wallet' || attempt.status === 'pending' || tries === MAX_TRIES)
          return resultOf(await find(payable), attempt);
      }
    },
    adopt: (payable, charge) => adoptCharge(db, payables, payable, charge, clock()),
    startWallet: (input) => startWallet(dependencies, drive, input),
    async payByWallet({ session, payable, chargeId }) {
      const [attempt] = await db
        .select()
        .from(paymentAttempts)
        .where(
          and(
            attemptsFor(payable),
            eq(paymentAttempts.sessionId, session),
            eq(paymentAttempts.method, 'wallet'),
            eq(paymentAttempts.chargeId, chargeId),
          ),
        );
      if (!attempt) return refusedPayment('wallet');
      const driven = await drive(attempt);
      return resultOf(await find(payable), driven);
    },
    status: (input) => paymentStatus(db, payables, input),
    async release(payable) {
      const pending = await findPending(payable);
      if (pending?.method === 'wallet') await drive(pending, { isCancelled: true });
    },
    async settle(payable) {
      const pending = await findPending(payable);
      if (pending) await drive(pending);
    },
    drive,
    recover: () =>
      queue.workOff(AT_ONCE, async (attempt) => ((await drive(attempt)).status === 'pending' ? 'again' : 'done')),
  };
}

/** Asks for the result of a payment whose answer was lost. */
interface StatusInput {
  session: string | undefined;
  payable: PayableRef;
  /** Empty after a reload, when the page has only its key: then the newest try is meant. */
  paymentData: string;
}

const newest = (attempts: readonly Attempt[]) =>
  attempts.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];

/** The result of a submission whose answer was lost, as stored: the call begins, charges and requests nothing. */
async function paymentStatus(
  db: Database,
  payables: PayableTable,
  { session, payable: asked, paymentData }: StatusInput,
): Promise<PayableResult> {
  // The attempts are read first: a result that is recorded between the two reads is then visible in the payable.
  const attempts = await findAttempts(db, asked);
  const payable = await payables[asked.kind].find(db, asked.id);
  if (!session || payable?.sessionId !== session) return refusedPayment('noOrder');
  const isThis = ({ tokenHash, chargeId }: Attempt) => tokenHash === hashToken(paymentData) || chargeId === paymentData;
  const attempt =
    attempts.find(({ status }) => status === 'accepted' || status === (payable.isPaid ? 'approved' : 'pending')) ??
    (paymentData === '' ? newest(attempts) : attempts.find(isThis));
  if (payable.isPaid || attempt) return resultOf(payable, attempt);
  return { state: 'unreceived', answer: refusal('unreceived', payable) };
}
