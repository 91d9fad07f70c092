import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { writeStaffAction } from '../../platform/index.ts';
import { staffAccounts } from '../staff-schema.ts';
import { codeStep } from './authenticator-codes.ts';
import { type Invitation, takeInvitation } from './invitations.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { endSessions, hasAdministrator, lockAccounts } from './staff-accounts.ts';
import { sealSecret } from './stored-secret.ts';

export interface SetUpProblem {
  field: 'password' | 'code';
  message: string;
}

type SetUpResult = { recoveryCodes: string[] } | { problems: SetUpProblem[] } | { ended: true };

/** Gives an invited account its password and authenticator app. `ended`: the link was used meanwhile. */
export async function setUpWithPassword(
  db: Database,
  invitation: Invitation,
  { password, code }: { password: string; code: string },
  now: number,
): Promise<SetUpResult> {
  const { account, authenticatorSecret } = invitation;
  const problems: SetUpProblem[] = [];
  const weakness = await passwordProblem(password, [account.name, account.email]);
  if (weakness) problems.push({ field: 'password', message: weakness });
  const step = codeStep(authenticatorSecret, code.replaceAll(/\s/g, ''), now);
  if (step === undefined)
    problems.push({
      field: 'code',
      message:
        'This is not the code your app shows now. Wait for the next one, and check that the device’s clock is right.',
    });
  if (step === undefined || problems.length > 0) return { problems };
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx): Promise<SetUpResult> => {
    if (!(await finishSetUp(tx, invitation, 'password and authenticator app', now))) return { ended: true };
    const totpSecret = await sealSecret(tx, authenticatorSecret);
    await tx
      .update(staffAccounts)
      .set({ passwordHash, totpSecret, totpStep: step })
      .where(eq(staffAccounts.id, account.id));
    return { recoveryCodes: await replaceRecoveryCodes(tx, account.id) };
  });
}

/** Uses up the invitation, ends the account's sessions and writes the trail; false when the link is no longer valid. */
export async function finishSetUp(
  tx: Database,
  { id, account, isFirst }: Invitation,
  means: string,
  now: number,
): Promise<boolean> {
  await lockAccounts(tx);
  if (isFirst && (await hasAdministrator(tx))) return false;
  if (!(await takeInvitation(tx, id))) return false;
  await endSessions(tx, account.id);
  await tx
    .update(staffAccounts)
    .set({ setUpAt: account.setUpAt ?? new Date(now) })
    .where(eq(staffAccounts.id, account.id));
  await writeStaffAction(tx, {
    at: new Date(now),
    actor: account.name,
    actorAccount: account.id,
    action: 'account',
    subject: account.email,
    outcome: 'set up',
    detail: isFirst ? `${means}, as the first administrator` : means,
  });
  return true;
}
