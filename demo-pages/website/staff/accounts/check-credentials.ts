import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { staffAccounts } from '../staff-schema.ts';
import { codeStep, newAuthenticatorSecret } from './authenticator-codes.ts';
import { isPassword } from './passwords.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { beginCode, forgetTry } from './sign-in-limits.ts';
import { findAccountByEmail, type StaffAccount } from './staff-accounts.ts';
import { openSecret, sealSecret } from './stored-secret.ts';

interface Credentials {
  email: string;
  password: string;
  /** Six digits of the authenticator app, or a recovery code. */
  code: string;
  /** The account's owner has signed in with this browser before: its tries are counted apart. */
  isKnownDevice: boolean;
}

/** Why a sign-in was refused: for the audit trail, never for the person who tried. */
type SignInRefusal =
  | 'no such account'
  | 'account disabled'
  | 'not set up'
  | 'wrong password'
  | 'wrong or used code'
  | 'too many codes from unknown devices';

type CheckedCredentials =
  | { account: StaffAccount; by: 'password and code' | 'password and recovery code' }
  | { refused: SignInRefusal; account?: StaffAccount | undefined };

/**
 * Checks a password and a second factor. Every check takes the same work, whether the account exists or not, and the
 * code is used up only with the right password.
 */
export async function checkCredentials(
  db: Database,
  { email, password, code, isKnownDevice }: Credentials,
  now: number,
): Promise<CheckedCredentials> {
  const account = await findAccountByEmail(db, email);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  const sealed = account?.totpSecret ?? (await sealSecret(db, newAuthenticatorSecret()));
  const step = codeStep(await openSecret(db, sealed), code.replaceAll(/\s/g, ''), now);
  if (!account) return { refused: 'no such account' };
  if (account.disabledAt) return { refused: 'account disabled', account };
  if (account.passwordHash === null || account.totpSecret === null) return { refused: 'not set up', account };
  if (!isRight) return { refused: 'wrong password', account };
  // The same response as for a wrong password, so that a limit does not tell that the password is right.
  const tried = isKnownDevice ? undefined : await beginCode(db, account.id, now);
  if (!isKnownDevice && !tried) return { refused: 'too many codes from unknown devices', account };
  const by = await takeCode(db, account, { step, code });
  if (!by) return { refused: 'wrong or used code', account };
  if (tried) await forgetTry(db, tried);
  return { account, by };
}

/** Uses a code up; undefined for a wrong or used one. */
async function takeCode(
  db: Database,
  { id }: StaffAccount,
  { step, code }: { step: number | undefined; code: string },
) {
  if (step !== undefined && (await takeStep(db, id, step))) return 'password and code';
  return (await takeRecoveryCode(db, id, code)) ? 'password and recovery code' : undefined;
}

/** Uses up a time step, once in all processes. */
async function takeStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const isNewer = or(isNull(staffAccounts.totpStep), lt(staffAccounts.totpStep, step));
  const taken = await db
    .update(staffAccounts)
    .set({ totpStep: step })
    .where(and(eq(staffAccounts.id, accountId), isNewer))
    .returning({ id: staffAccounts.id });
  return taken.length > 0;
}
