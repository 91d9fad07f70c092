import { parseArgs } from 'node:util';
import type { Database } from '../../../server/database/open-database.ts';
import { STAFF_ROLES } from '../../platform/index.ts';
import {
  type AccountChange,
  type ChangeContext,
  changeDisabled,
  changeRole,
  inviteStaff,
  resetStaff,
} from '../accounts/account-changes.ts';
import { accountState, readSignInFacts } from '../accounts/sign-in-facts.ts';
import {
  findAccountByEmail,
  isStaffRole,
  listAccounts,
  readNewAccount,
  type StaffAccount,
} from '../accounts/staff-accounts.ts';

export const STAFF_USAGE = `npm run staff -- add --email hine@example.org --name "Hine Moana" --role finance
npm run staff -- list
npm run staff -- reset|disable|allow --email hine@example.org
npm run staff -- role --email hine@example.org --role reader
Roles: ${STAFF_ROLES.join(', ')}.`;

const UNKNOWN_ROLE = `--role: Choose one of ${STAFF_ROLES.join(', ')}.`;
const COMMAND_LINE = { actor: 'Command line', actorAccount: null };

interface CommandOptions {
  /** For the one-time links. */
  siteOrigin: string;
  now: number;
  print: (line: string) => void;
}

/** Carries out `npm run staff -- …`. Throws an error whose message says what to correct. */
export async function runStaffCommand(
  db: Database,
  args: readonly string[],
  { siteOrigin, now, print }: CommandOptions,
): Promise<void> {
  const { positionals, values } = readArguments(args);
  if (values.help) return print(STAFF_USAGE);
  const context: ChangeContext = { by: COMMAND_LINE, siteOrigin, now };
  const [command] = positionals;
  if (command === 'list') return list(db, now, print);
  if (command === 'add') {
    const { email = '', name = '', role = '' } = values;
    const wanted = readNewAccount({ email, name, role });
    if (wanted.problems.length > 0)
      throw new Error(
        wanted.problems
          .map(({ field, message }) => (field === 'role' ? UNKNOWN_ROLE : `--${field}: ${message}`))
          .join('\n'),
      );
    return report(await inviteStaff(db, wanted, context), print);
  }
  const change = CHANGES[command ?? ''];
  if (!change) throw new Error(STAFF_USAGE);
  const account = await findAccountByEmail(db, values.email ?? '');
  if (!account) throw new Error(`--email: There is no account with the address "${values.email ?? ''}".`);
  return report(await change(db, account, context, values.role ?? ''), print);
}

type Change = (db: Database, account: StaffAccount, context: ChangeContext, role: string) => Promise<AccountChange>;

const CHANGES: Readonly<Record<string, Change>> = {
  reset: resetStaff,
  disable: (db, account, context) => changeDisabled(db, account, true, context),
  allow: (db, account, context) => changeDisabled(db, account, false, context),
  role: (db, account, context, role) => {
    if (!isStaffRole(role)) throw new Error(UNKNOWN_ROLE);
    return changeRole(db, account, role, context);
  },
};

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: text, name: text, role: text, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${STAFF_USAGE}`);
  }
}

function report(changed: AccountChange, print: (line: string) => void): void {
  if ('problem' in changed) throw new Error(changed.problem);
  const { account, link } = changed;
  print(`${account.name} <${account.email}>: ${account.role}${account.disabledAt ? ', disabled' : ''}`);
  if (link) print(`Set-up link, for one use within 72 hours:\n${link}`);
}

async function list(db: Database, now: number, print: (line: string) => void): Promise<void> {
  const facts = await readSignInFacts(db, now);
  for (const account of await listAccounts(db)) {
    const state = accountState(account, facts.get(account.id));
    print([account.email, account.name, account.role, state].join('\t'));
  }
}
