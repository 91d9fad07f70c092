import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import type { PayableTable } from './payable.ts';
import { type Attempt, paymentAttempts } from './payment-schema.ts';
import type { WalletOutcome } from './wallet-outcome.ts';

/**
 * The short transaction after the provider was called. The first result counts and later ones change nothing; an
 * uncertain result leaves the attempt pending. Returns the updated attempt.
 */
export function recordOutcome(
  db: Database,
  payables: PayableTable,
  { id: attemptId, payableKind, payableId }: Pick<Attempt, 'id' | 'payableKind' | 'payableId'>,
  outcome: WalletOutcome,
  now: number,
): Promise<Attempt> {
  return db.transaction(async (tx) => {
    // Every writer locks the payable before the attempt, so that two transactions never deadlock.
    const payable = await payables[payableKind].hold(tx, payableId);
    const finishedAt = new Date(now);
    if (outcome.kind === 'approved' || outcome.kind === 'accepted') {
      const { kind: status, chargeId } = outcome;
      const finished = await finish(tx, attemptId, { status, chargeId, finishedAt });
      if (!finished) return lockAttempt(tx, attemptId);
      await payable[status === 'approved' ? 'paid' : 'accepted'](finished, chargeId, now);
      return finished;
    }
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt.status !== 'pending' || outcome.kind === 'unknown') return attempt;
    // An unsent request can be treated as failed only when no other request was made for this attempt.
    if (outcome.kind === 'unreached' && attempt.drives > 1) return attempt;
    // Another request stored the charge first, and the page may already have its token.
    if (outcome.kind === 'unstarted' && attempt.chargeId !== null) return attempt;
    const status = outcome.kind === 'declined' ? 'declined' : 'failed';
    const errorCode = 'errorCode' in outcome ? outcome.errorCode : outcome.kind;
    const declineCode = ('declineCode' in outcome && outcome.declineCode) || null;
    await payable.unpaid(attempt, { status, errorCode, declineCode }, now);
    return (await finish(tx, attemptId, { status, errorCode, declineCode, finishedAt })) ?? attempt;
  });
}

async function lockAttempt(tx: Database, attemptId: string): Promise<Attempt> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  if (!attempt) throw new Error(`The payment attempt ${attemptId} was not found.`);
  return attempt;
}

/** Stores the first result of an attempt; undefined when it had one before. */
async function finish(tx: Database, attemptId: string, values: Partial<Attempt>): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({ ...values, token: null })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'pending')))
    .returning();
  return attempt;
}
