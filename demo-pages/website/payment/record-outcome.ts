import { eq } from 'drizzle-orm';
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
    const payable = payables[payableKind];
    // Every writer locks the payable before the attempt, so that two transactions never deadlock.
    await payable.hold(tx, payableId);
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt.status !== 'pending' || outcome.kind === 'unknown') return attempt;
    // An unsent request can be treated as failed only when no other request was made for this attempt.
    if (outcome.kind === 'unreached' && attempt.drives > 1) return attempt;
    // Another request stored the charge first, and the page may already have its token.
    if (outcome.kind === 'unstarted' && attempt.chargeId !== null) return attempt;
    const finishedAt = new Date(now);
    if (outcome.kind === 'approved' || outcome.kind === 'accepted') {
      const { kind: status, chargeId } = outcome;
      await payable[status === 'approved' ? 'paid' : 'accepted'](tx, attempt, chargeId, now);
      return finish(tx, attemptId, { status, chargeId, finishedAt });
    }
    const status = outcome.kind === 'declined' ? 'declined' : 'failed';
    const errorCode = 'errorCode' in outcome ? outcome.errorCode : outcome.kind;
    const declineCode = ('declineCode' in outcome && outcome.declineCode) || null;
    await payable.unpaid(tx, attempt, { status, errorCode, declineCode }, now);
    return finish(tx, attemptId, { status, errorCode, declineCode, finishedAt });
  });
}

async function lockAttempt(tx: Database, attemptId: string): Promise<Attempt> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  if (!attempt) throw new Error(`The payment attempt ${attemptId} was not found.`);
  return attempt;
}

async function finish(tx: Database, attemptId: string, values: Partial<Attempt>): Promise<Attempt> {
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({ ...values, token: null })
    .where(eq(paymentAttempts.id, attemptId))
    .returning();
  return attempt!;
}
