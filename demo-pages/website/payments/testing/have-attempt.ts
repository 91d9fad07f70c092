import type { Database } from '../../../server/database/open-database.ts';
import { type Attempt, paymentAttempts } from '../payment-schema.ts';
import { ORDER } from './stub-payables.ts';

/** When the attempts of `haveAttempt` began. */
export const BEGAN = Date.parse('2026-03-02T03:04:05Z');

/** Inserts a card's pending attempt to pay the order of the stub, with other values where a test gives them. */
export async function haveAttempt(db: Database, values: Partial<typeof paymentAttempts.$inferInsert> = {}) {
  const id = values.id ?? 'attempt-1';
  const [attempt] = await db
    .insert(paymentAttempts)
    .values({
      id,
      payableKind: ORDER.kind,
      payableId: ORDER.id,
      sessionId: ORDER.sessionId,
      idempotencyKey: `key of ${id}`,
      status: 'pending',
      amountMinor: ORDER.totalMinor,
      currency: ORDER.currency,
      token: `token of ${id}`,
      tokenHash: `hash of ${id}`,
      ipAddress: '198.51.100.7',
      contentId: '',
      createdAt: new Date(BEGAN),
      nextAttemptAt: new Date(BEGAN),
      ...values,
    })
    .returning();
  return attempt as Attempt;
}
