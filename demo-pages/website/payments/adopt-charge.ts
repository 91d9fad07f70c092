import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { hashToken, insertAttempt } from './begin-attempt.ts';
import { attemptsFor } from './find-attempts.ts';

import type { PayableRef, PayableTable, TakenCharge } from './payable.ts';
import { paymentAttempts } from './payment-schema.ts';

/** A charge that took the payer's money; the sum in cents. */
export interface MadeCharge extends TakenCharge {
  amountMinor: number;
  currency: string;
}

/**
 * Records a charge whose attempt our database does not know, as after it was put back to a backup that is older than
 * the charge: otherwise its payer would be asked to pay once more. Resolves with false, and changes nothing, when
 * something else paid or is paying it, when the sums differ, or when its stock is gone: staff decide then.
 */
export function adoptCharge(
  db: Database,
  payables: PayableTable,
  { kind, id }: PayableRef,
  charge: MadeCharge,
  now: number,
): Promise<boolean> {
  const store = payables[kind];
  return db.transaction(async (tx) => {
    const held = await store.hold(tx, id);
    // As it is: a new computation could change what was paid for.
    const payable = await store.find(tx, id);
    if (!payable || payable.isPaid) return false;
    if (payable.totalMinor !== charge.amountMinor || payable.currency !== charge.currency) return false;
    const attempts = await tx.select().from(paymentAttempts).where(attemptsFor(payable));
    if (attempts.some(({ status }) => status === 'pending' || status === 'accepted' || status === 'approved'))
      return false;
    if (await store.reserve(tx, payable)) return false;
    const attempt = await insertAttempt(tx, {
      id: randomUUID(),
      payable,
      sessionId: payable.sessionId,
      idempotencyKey: `adopted:${charge.id}`,
      tokenHash: hashToken(charge.id),
      ipAddress: '',
      contentId: '',
      createdAt: new Date(now),
    });
    await held.paid(attempt, charge, now);
    await tx
      .update(paymentAttempts)
      .set({ status: 'approved', chargeId: charge.id, finishedAt: new Date(now) })
      .where(eq(paymentAttempts.id, attempt.id));
    return true;
  });
}
