import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { hashOf } from '../merchants/secrets.ts';
import { idempotentRequests } from './idempotent-requests-schema.ts';

/** A call of a merchant's server with its idempotency key. `body` is parsed, so that its keys are always in one order. */
export interface NamedRequest {
  merchantId: string;
  key: string;
  call: string;
  body: object;
}

/**
 * Does the work of a request once and returns its answer; a repeated request gets the stored answer. The key is
 * inserted before the work in the same transaction: of any number of equal requests in any number of processes one
 * works, and a request that fails leaves the key free. Throws a 409 when the key was used for another request.
 */
export async function answerOnce<Answer extends object>(
  db: Database,
  { merchantId, key, call, body }: NamedRequest,
  now: Date,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = hashOf(JSON.stringify([call, body]));
  const isThis = and(eq(idempotentRequests.merchantId, merchantId), eq(idempotentRequests.key, key));
  return db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(idempotentRequests)
      .values({ merchantId, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (claimed) {
      const answer = await work(tx);
      await tx.update(idempotentRequests).set({ answer }).where(isThis);
      return answer;
    }
    const [earlier] = await tx.select().from(idempotentRequests).where(isThis);
    if (earlier?.requestHash === requestHash && earlier.answer) return earlier.answer as Answer;
    throw new SandboxError(409, 'idempotency_conflict', 'This Idempotency-Key was used for another request');
  });
}
