import { eq } from 'drizzle-orm';
import { collectCalls } from '../../server/database/collect-calls.ts';
import type { Database } from '../../server/database/open-database.ts';
import { updateRows } from '../../server/database/store-rows.ts';
import { describeError } from '../../server/http/describe-error.ts';
import type { Payables, PayableTable, TakenCharge } from './payable.ts';
import { type Attempt, paymentAttempts, REJECTED } from './payment-schema.ts';
import type { ChargeOutcome } from './provider/charge-client.ts';
import type { WalletOutcome } from './wallet-outcome.ts';

/** What the provider answered about an attempt, if anything. */
interface Result {
  attempt: Attempt;
  outcome: WalletOutcome;
}

interface RecorderOptions {
  db: Database;
  payables: PayableTable;
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
}

/** How many charges are recorded in one transaction at most. */
const AT_ONCE = 50;

/**
 * Records results of attempts, the step after the provider was called. The first result counts and later ones change
 * nothing; an uncertain result leaves the attempt pending. Resolves with the updated attempt. Charges that succeed at
 * the same moment are recorded together where their kind can; whatever else happened, or fails, is recorded alone.
 */
export function createOutcomeRecorder(options: RecorderOptions): (result: Result) => Promise<Attempt> {
  const { db, payables, clock, log } = options;
  const alone = (result: Result) => recordOutcome(db, payables, result, clock());
  const record = collectCalls<Charged, Attempt>({
    async together(results) {
      const recorded = await Promise.all(
        Object.values(payables).map((kind) => recordCharges(db, kind, results, clock())),
      );
      return results.map(({ attempt: { id } }) => {
        const attempt = recorded.flat().find((each) => each.id === id);
        return attempt && (() => attempt);
      });
    },
    alone,
    most: AT_ONCE,
    onFailure: (error, results) => log({ event: 'payments', results, ...describeError(error) }),
  });
  return (result) =>
    isCharged(result) && payables[result.attempt.payableKind].holdFree ? record(result) : alone(result);
}

/** A charge that succeeded. */
type Charged = Result & { outcome: MadeOutcome & { kind: 'approved' } };
type MadeOutcome = Extract<ChargeOutcome, { chargeId: string }>;

/** A provider that does not say when it charged the money has charged it now. */
const takenCharge = ({ chargeId, madeAt, chargedAt }: MadeOutcome, now: number): TakenCharge => ({
  id: chargeId,
  madeAt: madeAt ?? new Date(now),
  chargedAt: chargedAt ?? new Date(now),
});

const isCharged = (result: Result): result is Charged => result.outcome.kind === 'approved';

/** Records charges that succeeded; of payables and attempts that are free, and were not recorded before. */
function recordCharges(
  db: Database,
  { kind, holdFree }: Payables,
  results: readonly Charged[],
  now: number,
): Promise<Attempt[]> {
  const charged = results.filter(({ attempt }) => attempt.payableKind === kind);
  if (!holdFree || charged.length === 0) return Promise.resolve([]);
  return db.transaction(async (tx) => {
    const held = await holdFree(
      tx,
      charged.map(({ attempt }) => attempt.payableId),
    );
    const attempts = await finish(
      tx,
      charged
        .filter(({ attempt }) => held.ids.includes(attempt.payableId))
        .map(({ attempt: { id }, outcome: { kind: status, chargeId } }) => ({ id, status, chargeId })),
      now,
    );
    const outcomes = new Map(charged.map(({ attempt, outcome }) => [attempt.id, outcome]));
    await held.paid(
      attempts.map((attempt) => ({ attempt, charge: takenCharge(outcomes.get(attempt.id)!, now) })),
      now,
    );
    return attempts;
  });
}

/** The short transaction that records one result. */
function recordOutcome(
  db: Database,
  payables: PayableTable,
  { attempt: { id: attemptId, payableKind, payableId }, outcome }: Result,
  now: number,
): Promise<Attempt> {
  return db.transaction(async (tx) => {
    // Every writer locks the payable before the attempt, so that two transactions never deadlock.
    const payable = await payables[payableKind].hold(tx, payableId);
    if (outcome.kind === 'approved' || outcome.kind === 'accepted') {
      const { kind: status, chargeId } = outcome;
      const [finished] = await finish(tx, [{ id: attemptId, status, chargeId }], now);
      if (!finished) return lockAttempt(tx, attemptId);
      await payable[status === 'approved' ? 'paid' : 'accepted'](finished, takenCharge(outcome, now), now);
      return finished;
    }
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt.status !== 'pending' || outcome.kind === 'unknown') return attempt;
    // An unsent or unread request can be treated as failed only when no other request was made for this attempt.
    if ((outcome.kind === 'unreached' || outcome.kind === 'busy') && attempt.drives > 1) return attempt;
    // Another request stored the charge first, and the page may already have its token.
    if (outcome.kind === 'unstarted' && attempt.chargeId !== null) return attempt;
    const status = outcome.kind === 'declined' ? 'declined' : 'failed';
    const code = 'errorCode' in outcome ? outcome.errorCode : outcome.kind;
    const errorCode = outcome.kind === 'rejected' ? `${REJECTED}${code}` : code;
    const declineCode = ('declineCode' in outcome && outcome.declineCode) || null;
    await payable.unpaid(attempt, { status, errorCode, declineCode }, now);
    const [finished] = await finish(tx, [{ id: attemptId, status, errorCode, declineCode }], now);
    return finished ?? attempt;
  });
}

async function lockAttempt(tx: Database, attemptId: string): Promise<Attempt> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  if (!attempt) throw new Error(`The payment attempt ${attemptId} was not found.`);
  return attempt;
}

/** Stores the first results of attempts; those that had one before are not among the answer. */
const finish = (
  tx: Database,
  results: readonly (Pick<Attempt, 'id' | 'status'> & Partial<Attempt>)[],
  now: number,
): Promise<Attempt[]> =>
  updateRows(
    tx,
    paymentAttempts,
    results.map((result) => ({ ...result, token: null, finishedAt: new Date(now) })),
    ['id'],
    eq(paymentAttempts.status, 'pending'),
  );
