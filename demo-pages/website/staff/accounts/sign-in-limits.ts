import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { staffSignInTries } from '../staff-schema.ts';
import { secretDigest } from './secret-digest.ts';

export const SIGN_IN_WINDOW_MS = 10 * 60_000;
/** Enough for mistyped passwords and codes, too few to guess one. */
export const TRIES_PER_ACCOUNT = 10;
/** Enough for an office behind one address. */
export const TRIES_PER_NETWORK = 30;
const TRIES_KEPT_MS = 24 * 60 * 60_000;

/** A try that counts as refused until it has succeeded. */
export interface SignInTry {
  id: number;
}

/**
 * Counts a try before anything is checked, in the database, so that all processes count together and concurrent tries
 * are counted too. Undefined when the account or the network has had too many.
 */
export function beginTry(
  db: Database,
  { account, network }: { account: string; network: string },
  now: number,
): Promise<SignInTry | undefined> {
  const key = secretDigest(account);
  return db.transaction(async (tx) => {
    // Always in this order, so that two transactions never deadlock.
    for (const name of [`account ${key}`, `network ${network}`])
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`staff ${name}`}))`);
    const since = gt(staffSignInTries.at, new Date(now - SIGN_IN_WINDOW_MS));
    const count = (condition: SQL) => tx.$count(staffSignInTries, and(since, condition));
    if ((await count(eq(staffSignInTries.account, key))) >= TRIES_PER_ACCOUNT) return undefined;
    if ((await count(eq(staffSignInTries.network, network))) >= TRIES_PER_NETWORK) return undefined;
    const values = { at: new Date(now), account: key, network };
    const [begun] = await tx.insert(staffSignInTries).values(values).returning({ id: staffSignInTries.id });
    return begun;
  });
}

/** A try that succeeded does not count. */
export async function forgetTry(tx: Database, { id }: SignInTry): Promise<void> {
  await tx.delete(staffSignInTries).where(eq(staffSignInTries.id, id));
}

/** Deletes what no limit counts any more. */
export async function tidySignInTries(db: Database, now: number): Promise<void> {
  await db.delete(staffSignInTries).where(lt(staffSignInTries.at, new Date(now - TRIES_KEPT_MS)));
}
