import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { staffChallenges } from '../staff-schema.ts';

/** Enough to find a key and to unlock it. */
export const CHALLENGE_MS = 5 * 60_000;

/** Stores a challenge that one answer with this purpose may use. */
export async function keepChallenge(db: Database, challenge: string, purpose: string, now: number): Promise<void> {
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, new Date(now)));
  await db.insert(staffChallenges).values({ challenge, purpose, expiresAt: new Date(now + CHALLENGE_MS) });
}

/** Uses up a challenge; false when it is not ours, was answered, is too old or was asked for something else. */
export async function takeChallenge(db: Database, challenge: string, purpose: string, now: number): Promise<boolean> {
  const { challenge: key, purpose: of, expiresAt } = staffChallenges;
  const isOurs = and(eq(key, challenge), eq(of, purpose), gt(expiresAt, new Date(now)));
  return (await db.delete(staffChallenges).where(isOurs).returning()).length > 0;
}
