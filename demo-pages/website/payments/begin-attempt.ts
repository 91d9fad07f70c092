import { createHash, randomUUID } from 'node:crypto';
import { fromMinorUnits } from '#rules/money.ts';
import type { Database } from '../../server/database/open-database.ts';
import { insertRows } from '../../server/database/store-rows.ts';
import type { ClientNetwork } from '../../server/http/trusted-proxies.ts';
import { limitAttempts, type PersonCheck } from './attempt-limits.ts';
import { findAttempts } from './find-attempts.ts';
import type { Payable, PayableRef, PayableTable } from './payable.ts';
import { type Attempt, type BankMandate, paymentAttempts } from './payment-schema.ts';
import type { PaymentTextName } from './payment-texts.ts';

/**
 * The result of a submission: refused, already settled, or an attempt to drive to its end; a new one has its payable.
 */
export type BeginResult =
  | { kind: 'refused'; reason: PaymentTextName; payable?: Payable }
  | { kind: 'settled'; payable: Payable; attempt: Attempt | undefined }
  | { kind: 'pending'; attempt: Attempt; payable?: Payable };

/** What is paid, and with what. A wallet's payment has no payment data when it begins. */
export interface PaymentSubmission {
  payable: PayableRef;
  /** The total that the page displayed, in whole currency units; only compared with ours. */
  amount: number;
  /** A one-time token. */
  paymentData?: string | undefined;
  /** The 3-D Secure authentication of this payment. */
  authenticationId?: string | null | undefined;
  contentId?: string | number | undefined;
  /** The currency that the page displayed; of its site when the page names none. */
  currency?: string | undefined;
  /** The payer agreed to later charges, for which the provider keeps the source. */
  keepsSource?: boolean | undefined;
  /** For a wallet: the provider's gateway. */
  gatewayId?: string | undefined;
  /** For a bank account: the donor's agreement. */
  mandate?: BankMandate | undefined;
}

/** The payer: their session, and their address from the connection. */
export interface PayerContext {
  session: string;
  ipAddress: string;
  /** The network of that address, which counts as one client. */
  network: ClientNetwork;
  /** The bot check of the submission. */
  person?: PersonCheck | undefined;
}

export type BeginInput = PayerContext & {
  submission: PaymentSubmission;
  method: Attempt['method'];
  now: number;
};

/**
 * The short transaction before the provider is called: with the payable's row locked it fixes the price, compares the
 * amount and inserts the attempt with its idempotency key. A second submission finds the first one's attempt.
 */
export function beginAttempt(db: Database, payables: PayableTable, input: BeginInput): Promise<BeginResult> {
  const { session, submission, method, network, person, now } = input;
  const { kind, id } = submission.payable;
  const store = payables[kind];
  const attemptId = randomUUID();
  return db.transaction(async (tx): Promise<BeginResult> => {
    const owned = await store.find(tx, id);
    const payable = owned?.sessionId === session ? await store.lock(tx, id) : undefined;
    if (!payable) return { kind: 'refused', reason: 'noOrder' };
    const attempts = await findAttempts(tx, payable);
    const pending = attempts.find(({ status }) => status === 'pending');
    if (payable.isPaid || attempts.some(isDone)) {
      return { kind: 'settled', payable, attempt: attempts.find(isDone) };
    }
    if (pending) return { kind: 'pending', attempt: pending };
    // A wallet's charge has no token until the provider makes it: until then the attempt's id replaces it.
    const tokenHash = hashToken(submission.paymentData ?? attemptId);
    const repeated = attempts.find((attempt) => attempt.tokenHash === tokenHash);
    // A token works once: the same token again is the same submission, whose answer was lost.
    if (repeated) return { kind: 'settled', payable, attempt: repeated };
    if (!isAgreed(submission, payable) && payable.totalMinor > 0)
      return { kind: 'refused', reason: 'amountChanged', payable };
    const payer = { session, payable, network };
    const limited = await limitAttempts(tx, payer, {
      now,
      person,
      isWallet: method === 'wallet' || method === 'paypal',
    });
    if (limited) return { kind: 'refused', reason: limited, payable };
    const reason = await store.reserve(tx, payable);
    if (reason) return { kind: 'refused', reason, payable };
    const attempt = await insertAttempt(tx, {
      id: attemptId,
      payable,
      sessionId: session,
      method,
      authenticationId: submission.authenticationId ?? null,
      keepsSource: payable.keepsSource,
      mandate: submission.mandate ?? null,
      gatewayId: submission.gatewayId ?? null,
      idempotencyKey: randomUUID(),
      token: submission.paymentData ?? null,
      tokenHash,
      ipAddress: input.ipAddress,
      clientNetwork: network,
      contentId: String(submission.contentId ?? ''),
      // A wallet's charge is paid by the page first; everything else is asked for at once.
      drives: method === 'wallet' ? 0 : 1,
      createdAt: new Date(now),
    });
    return { kind: 'pending', attempt, payable };
  });
}

/** Another post, or an earlier one whose payment ran, may have stored something else than the payer agreed to. */
const isAgreed = ({ amount, currency, keepsSource = false }: PaymentSubmission, payable: Payable) =>
  amount === fromMinorUnits(payable.totalMinor) &&
  (currency ?? payable.currency) === payable.currency &&
  keepsSource === payable.keepsSource;

const isDone = ({ status }: Attempt) => status === 'approved' || status === 'accepted';

/** A pending attempt to insert, for a payable whose row is locked. */
export type NewAttempt = Omit<
  typeof paymentAttempts.$inferInsert,
  'payableKind' | 'payableId' | 'amountMinor' | 'currency' | 'status' | 'createdAt'
> & { payable: Payable; createdAt: Date };

/** Who begins an attempt asks the provider at once: others follow it up when that took longer than this. */
export const FOLLOW_UP_MS = 5_000;

/** Inserts pending attempts with one statement. */
export const insertAttempts = (tx: Database, attempts: readonly NewAttempt[]): Promise<Attempt[]> =>
  insertRows(
    tx,
    paymentAttempts,
    attempts.map(({ payable, ...values }) => ({
      ...values,
      payableKind: payable.kind,
      payableId: payable.id,
      amountMinor: payable.totalMinor,
      currency: payable.currency,
      status: 'pending' as const,
      nextAttemptAt: new Date(values.createdAt.getTime() + FOLLOW_UP_MS),
    })),
  ).returning();

/** Inserts a pending attempt. */
export async function insertAttempt(tx: Database, attempt: NewAttempt): Promise<Attempt> {
  const [inserted] = await insertAttempts(tx, [attempt]);
  return inserted!;
}

/** Identifies a repeated post after its token was deleted. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
