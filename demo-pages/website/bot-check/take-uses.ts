import { lt } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { botCheckUses } from './bot-check-schema.ts';
import type { SingleUse } from './verdict.ts';

/** Takes something that may be used once; false when somebody has. In a transaction, a roll-back gives it back. */
export async function takeUse(tx: Database, use: SingleUse): Promise<boolean> {
  const taken = await tx.insert(botCheckUses).values(use).onConflictDoNothing().returning();
  return taken.length > 0;
}

/** Forgets what has expired, and could not be used anyway. */
export async function forgetExpiredUses(db: Database, now: number): Promise<void> {
  await db.delete(botCheckUses).where(lt(botCheckUses.expiresAt, new Date(now)));
}
