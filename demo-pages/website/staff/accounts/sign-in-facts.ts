import { count, gt, max } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { staffPasskeys, staffSessions } from '../staff-schema.ts';
import type { StaffAccount } from './staff-accounts.ts';

/** Whether and where an account is signed in, and how many passkeys it has. */
export interface SignInFacts {
  sessions: number;
  lastUsedAt: Date | null;
  passkeys: number;
}

/** By account; an account without sessions and passkeys is not listed. */
export async function readSignInFacts(db: Database, now: number): Promise<ReadonlyMap<string, SignInFacts>> {
  const facts = new Map<string, SignInFacts>();
  const sessions = await db
    .select({ accountId: staffSessions.accountId, sessions: count(), lastUsedAt: max(staffSessions.lastUsedAt) })
    .from(staffSessions)
    .where(gt(staffSessions.expiresAt, new Date(now)))
    .groupBy(staffSessions.accountId);
  for (const { accountId, ...rest } of sessions) if (accountId) facts.set(accountId, { ...rest, passkeys: 0 });
  const passkeys = await db
    .select({ accountId: staffPasskeys.accountId, passkeys: count() })
    .from(staffPasskeys)
    .groupBy(staffPasskeys.accountId);
  for (const { accountId, passkeys: number } of passkeys) {
    const known = facts.get(accountId) ?? { sessions: 0, lastUsedAt: null };
    facts.set(accountId, { ...known, passkeys: number });
  }
  return facts;
}

/** The state of an account in a word or two. */
export function accountState({ disabledAt, setUpAt, passwordHash }: StaffAccount, facts?: SignInFacts): string {
  if (disabledAt) return 'Disabled';
  return setUpAt && (passwordHash || facts?.passkeys) ? 'Can sign in' : 'Not set up';
}
