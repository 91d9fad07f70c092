import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { isEmail } from '#rules/email.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { emailKey, headerText, STAFF_ROLES, type StaffRole } from '../../platform/index.ts';
import { staffAccounts, staffInvitations, staffPasskeys, staffRecoveryCodes, staffSessions } from '../staff-schema.ts';

export type StaffAccount = typeof staffAccounts.$inferSelect;

const MAX_STAFF_NAME = 80;

/** A new account's texts as typed, and what is wrong with them by field. */
export interface NewAccount {
  email: string;
  name: string;
  role: StaffRole;
  problems: { field: 'email' | 'name' | 'role'; message: string }[];
}

export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

/** Reads what was typed for a new account. */
export function readNewAccount(typed: { email: string; name: string; role: string }): NewAccount {
  const account: NewAccount = {
    email: emailKey(typed.email),
    name: headerText(typed.name).slice(0, MAX_STAFF_NAME),
    role: isStaffRole(typed.role) ? typed.role : 'reader',
    problems: [],
  };
  if (account.name === '') account.problems.push({ field: 'name', message: 'Enter the person’s name.' });
  if (!isEmail(account.email))
    account.problems.push({ field: 'email', message: 'Enter an email address, such as hine@example.org.' });
  if (!isStaffRole(typed.role)) account.problems.push({ field: 'role', message: 'Choose a role.' });
  return account;
}

/** Adds an account; undefined when its address has one already. */
export async function addAccount(
  tx: Database,
  { email, name, role }: Pick<NewAccount, 'email' | 'name' | 'role'>,
  now: number,
): Promise<StaffAccount | undefined> {
  const values = { id: randomUUID(), email, name, role, createdAt: new Date(now) };
  const [added] = await tx.insert(staffAccounts).values(values).onConflictDoNothing().returning();
  return added;
}

export async function findAccount(db: Database, id: string): Promise<StaffAccount | undefined> {
  return (await db.select().from(staffAccounts).where(eq(staffAccounts.id, id)))[0];
}

export async function findAccountByEmail(db: Database, email: string): Promise<StaffAccount | undefined> {
  return (
    await db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.email, emailKey(email)))
  )[0];
}

export const listAccounts = (db: Database): Promise<StaffAccount[]> =>
  db.select().from(staffAccounts).orderBy(asc(staffAccounts.name), asc(staffAccounts.email));

export async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.select({ id: staffAccounts.id }).from(staffAccounts).limit(1)).length > 0;
}

/** Whether anybody can have signed in yet. */
export async function hasSetUpAccount(db: Database): Promise<boolean> {
  const isSetUp = isNotNull(staffAccounts.setUpAt);
  return (await db.select({ id: staffAccounts.id }).from(staffAccounts).where(isSetUp).limit(1)).length > 0;
}

/** Whether an administrator has ever been set up: then the password of the environment opens nothing. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const isOne = and(eq(staffAccounts.role, 'administrator'), isNotNull(staffAccounts.setUpAt));
  return (await db.select({ id: staffAccounts.id }).from(staffAccounts).where(isOne).limit(1)).length > 0;
}

// An arbitrary number that only this lock uses.
const ACCOUNTS_LOCK = 7_242_003;

/** Lets one transaction at a time look at who is an administrator and change it. */
export const lockAccounts = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`);

/** Whether somebody else can sign in as an administrator. */
export async function hasOtherAdministrator(tx: Database, accountId: string): Promise<boolean> {
  const isOther = and(
    ne(staffAccounts.id, accountId),
    eq(staffAccounts.role, 'administrator'),
    isNull(staffAccounts.disabledAt),
    isNotNull(staffAccounts.setUpAt),
  );
  return (await tx.select({ id: staffAccounts.id }).from(staffAccounts).where(isOther).limit(1)).length > 0;
}

/** Ends the account's sessions, in every process; `except` is the digest of one to keep. */
export async function endSessions(tx: Database, accountId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(staffSessions.id, except);
  await tx.delete(staffSessions).where(and(eq(staffSessions.accountId, accountId), others));
}

/** Forgets every way to sign in: the account waits for its next set-up link. */
export async function forgetCredentials(tx: Database, accountId: string): Promise<void> {
  for (const table of [staffPasskeys, staffRecoveryCodes, staffInvitations])
    await tx.delete(table).where(eq(table.accountId, accountId));
  await tx
    .update(staffAccounts)
    .set({ passwordHash: null, totpSecret: null, totpStep: null })
    .where(eq(staffAccounts.id, accountId));
  await endSessions(tx, accountId);
}

/** Stops or allows an account; stopping it ends its sessions and its set-up link. */
export async function setDisabled(tx: Database, accountId: string, disabledAt: Date | null): Promise<void> {
  await tx.update(staffAccounts).set({ disabledAt }).where(eq(staffAccounts.id, accountId));
  if (disabledAt === null) return;
  await tx.delete(staffInvitations).where(eq(staffInvitations.accountId, accountId));
  await endSessions(tx, accountId);
}
