import { lt } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { botCheckUses } from './bot-check-schema.ts';
import type { SingleUse } from './verdict.ts';

/**
 * Takes something that may be used once; false when it was used before. A roll-back of the transaction makes it usable
 * again.
 */
export async function takeUse(tx: Database, use: SingleUse): Promise<boolean> {
  const taken = await tx.insert(botCheckUses).values(use).onConflictDoNothing().returning();
  return taken.length > 0;
}

/** Deletes expired uses; their tokens are invalid anyway. */
export async function forgetExpiredUses(db: Database, now: number): Promise<void> {
  await db.delete(botCheckUses).where(lt(botCheckUses.expiresAt, new Date(now)));
}
