import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { ClientNetwork } from '../../../server/http/trusted-proxies.ts';
import { staffChallenges } from '../staff-schema.ts';

/** Enough to find a key and to unlock it. */
export const CHALLENGE_MS = 5 * 60_000;

/** Challenges of one network, or of one account, that nobody has answered: enough for an office. */
const MOST_CHALLENGES = 30;

/** What may be done with a challenge, and who requested it: somebody at a network, or an account. */
interface ChallengeUse {
  purpose: string;
  by: ClientNetwork | `account ${string}`;
}

/**
 * Stores a challenge for one response with this purpose; false when too many are open. In the database, so that
 * all processes count together.
 */
export function storeChallenge(
  db: Database,
  challenge: string,
  { purpose, by }: ChallengeUse,
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`challenges of ${by}`}))`);
    await forgetChallenges(tx, now);
    if ((await tx.$count(staffChallenges, eq(staffChallenges.network, by))) >= MOST_CHALLENGES) return false;
    const expiresAt = new Date(now + CHALLENGE_MS);
    await tx.insert(staffChallenges).values({ challenge, purpose, network: by, expiresAt });
    return true;
  });
}

/** Deletes the challenges that are too old to be answered. */
export async function forgetChallenges(db: Database, now: number): Promise<void> {
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, new Date(now)));
}

/** Uses up a challenge; false when it is not ours, was used, is too old or has another purpose. */
export async function takeChallenge(db: Database, challenge: string, purpose: string, now: number): Promise<boolean> {
  const { challenge: key, purpose: of, expiresAt } = staffChallenges;
  const isOurs = and(eq(key, challenge), eq(of, purpose), gt(expiresAt, new Date(now)));
  return (await db.delete(staffChallenges).where(isOurs).returning()).length > 0;
}
