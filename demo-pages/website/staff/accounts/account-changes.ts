import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import {
  type actorOf,
  queueMail,
  ROLE_NAMES,
  type StaffRole,
  setUpPath,
  writeStaffAction,
} from '../../platform/index.ts';
import { staffAccounts } from '../staff-schema.ts';
import { invitationMail, invite } from './invitations.ts';
import {
  addAccount,
  endSessions,
  forgetCredentials,
  hasOtherAdministrator,
  lockAccounts,
  type NewAccount,
  type StaffAccount,
  setDisabled,
} from './staff-accounts.ts';

/** Who changes an account, when, and where the links in mails lead. */
export interface ChangeContext {
  by: ReturnType<typeof actorOf> | { actor: string; actorAccount: null };
  siteOrigin: string;
  now: number;
}

/** The change was refused, with what to do; or done, with the one-time link if it made one. */
export type AccountChange = { problem: string } | { account: StaffAccount; link?: string };

const LAST_ADMINISTRATOR =
  'This is the only administrator who can sign in: make another account an administrator first.';

const write = (tx: Database, account: StaffAccount, outcome: string, detail: string, context: ChangeContext) =>
  writeStaffAction(tx, {
    at: new Date(context.now),
    ...context.by,
    action: 'account',
    subject: account.email,
    outcome,
    detail,
  });

async function sendLink(tx: Database, account: StaffAccount, { siteOrigin, now }: ChangeContext): Promise<string> {
  const token = await invite(tx, account.id, { now });
  const link = `${siteOrigin}${setUpPath(token)}`;
  await queueMail(tx, invitationMail(account, link, now), now);
  return link;
}

/** Adds an account and mails its one-time link. */
export function inviteStaff(db: Database, wanted: NewAccount, context: ChangeContext): Promise<AccountChange> {
  return db.transaction(async (tx): Promise<AccountChange> => {
    const account = await addAccount(tx, wanted, context.now);
    if (!account) return { problem: `${wanted.email} has an account already: open it to make a new link.` };
    await write(tx, account, 'invited', `${account.name}, ${ROLE_NAMES[account.role]}`, context);
    return { account, link: await sendLink(tx, account, context) };
  });
}

/** Forgets how the account signs in, ends its sessions, and mails a new one-time link. */
export function resetStaff(db: Database, account: StaffAccount, context: ChangeContext): Promise<AccountChange> {
  return db.transaction(async (tx): Promise<AccountChange> => {
    if (account.disabledAt) return { problem: 'This account is disabled. Restore access first.' };
    await forgetCredentials(tx, account.id);
    await write(tx, account, 'reset', 'Password, app and passkeys forgotten, sessions ended, new link', context);
    return { account, link: await sendLink(tx, account, context) };
  });
}

/** Gives the account another role, from its next request on. */
export function changeRole(
  db: Database,
  account: StaffAccount,
  role: StaffRole,
  context: ChangeContext,
): Promise<AccountChange> {
  return db.transaction(async (tx): Promise<AccountChange> => {
    if (account.role === role) return { account };
    await lockAccounts(tx);
    if (account.role === 'administrator' && !(await hasOtherAdministrator(tx, account.id)))
      return { problem: LAST_ADMINISTRATOR };
    await tx.update(staffAccounts).set({ role }).where(eq(staffAccounts.id, account.id));
    const detail = `${ROLE_NAMES[account.role]} → ${ROLE_NAMES[role]}`;
    await write(tx, account, 'role changed', detail, context);
    return { account: { ...account, role } };
  });
}

/** Disables the account, which ends all its sessions, or allows it again. */
export function changeDisabled(
  db: Database,
  account: StaffAccount,
  isDisabled: boolean,
  context: ChangeContext,
): Promise<AccountChange> {
  return db.transaction(async (tx): Promise<AccountChange> => {
    await lockAccounts(tx);
    if (isDisabled && account.role === 'administrator' && !(await hasOtherAdministrator(tx, account.id)))
      return { problem: LAST_ADMINISTRATOR };
    const disabledAt = isDisabled ? new Date(context.now) : null;
    await setDisabled(tx, account.id, disabledAt);
    await write(tx, account, isDisabled ? 'disabled' : 'allowed again', isDisabled ? 'Sessions ended' : '', context);
    return { account: { ...account, disabledAt } };
  });
}

/** Signs the account out everywhere. */
export function endStaffSessions(db: Database, account: StaffAccount, context: ChangeContext): Promise<AccountChange> {
  return db.transaction(async (tx): Promise<AccountChange> => {
    await endSessions(tx, account.id);
    await write(tx, account, 'sessions ended', 'All', context);
    return { account };
  });
}
