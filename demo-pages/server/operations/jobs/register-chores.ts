import { and, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { chores } from './chores-schema.ts';

/** A chore of an older version is forgotten after this time, so that it is not counted as late for ever. */
const FORGOTTEN_AFTER_MS = 86_400_000;

/**
 * Writes down the chores of a starting process. They become due, unless another process is running them, so that what a
 * crash left is dealt with at once.
 */
export async function registerChores(db: Database, names: readonly string[], now: number): Promise<void> {
  await db
    .insert(chores)
    .values(names.map((id) => ({ id, nextAttemptAt: new Date(now) })))
    .onConflictDoUpdate({
      target: chores.id,
      set: { nextAttemptAt: sql`least(${chores.nextAttemptAt}, excluded.next_attempt_at)` },
      setWhere: isNull(chores.claimedBy),
    });
  const isOld = lt(chores.nextAttemptAt, new Date(now - FORGOTTEN_AFTER_MS));
  await db.delete(chores).where(and(notInArray(chores.id, [...names]), isOld));
}
