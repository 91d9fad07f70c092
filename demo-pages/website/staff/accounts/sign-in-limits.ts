import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { ClientNetwork } from '../../../server/http/trusted-proxies.ts';
import { staffSignInTries } from '../staff-schema.ts';
import { secretDigest } from './stored-secret.ts';

export const SIGN_IN_WINDOW_MS = 10 * 60_000;
/** For one account from one network, or from one known device: enough for mistyped passwords, too few to guess one. */
const TRIES_PER_ACCOUNT = 10;
/** Enough for an office behind one address. */
const TRIES_PER_NETWORK = 30;
/**
 * Codes with the right password, from all devices that the account has not signed in with: six digits stay unguessable.
 */
const CODES_PER_ACCOUNT = 10;
const TRIES_KEPT_MS = 24 * 60 * 60_000;

/** Who tries to sign in. A device that the account's owner has signed in with has limits of its own. */
export interface SignInAttempt {
  account: string;
  network: ClientNetwork;
  device?: string | undefined;
}

/** A try that counts as refused until it has succeeded. */
interface SignInTry {
  id: number;
}

/**
 * Counts a try before anything is checked, in the database, so that all processes count together and concurrent tries
 * are counted too. Undefined when the device, the account from this network, or the network has had too many. Nobody
 * uses up the tries of somebody elsewhere.
 */
export function beginTry(
  db: Database,
  { account, network, device }: SignInAttempt,
  now: number,
): Promise<SignInTry | undefined> {
  if (device !== undefined)
    return count(db, { account: `device ${device}`, network: 'device' }, { perAccount: TRIES_PER_ACCOUNT }, now);
  const limits = { perAccount: TRIES_PER_ACCOUNT, perNetwork: TRIES_PER_NETWORK };
  return count(db, { account: `${account} from ${network}`, network }, limits, now);
}

/** Counts a code that comes with the right password of an account from a device that it has not signed in with. */
export const beginCode = (db: Database, accountId: string, now: number): Promise<SignInTry | undefined> =>
  count(db, { account: `code ${accountId}`, network: 'code' }, { perAccount: CODES_PER_ACCOUNT }, now);

function count(
  db: Database,
  { account, network }: { account: string; network: string },
  { perAccount, perNetwork = Number.POSITIVE_INFINITY }: { perAccount: number; perNetwork?: number },
  now: number,
): Promise<SignInTry | undefined> {
  const key = secretDigest(account);
  return db.transaction(async (tx) => {
    // Always in this order, so that two transactions never deadlock.
    for (const name of [`account ${key}`, `network ${network}`])
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`staff ${name}`}))`);
    const since = gt(staffSignInTries.at, new Date(now - SIGN_IN_WINDOW_MS));
    const counted = (condition: SQL) => tx.$count(staffSignInTries, and(since, condition));
    if ((await counted(eq(staffSignInTries.account, key))) >= perAccount) return undefined;
    if ((await counted(eq(staffSignInTries.network, network))) >= perNetwork) return undefined;
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
