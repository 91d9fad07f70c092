import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import {
  BODY_LIMIT,
  FIRST_ACCOUNT_PATH,
  limitBody,
  RECORDS_PATH,
  readFields,
  renderPage,
  routeMethods,
  SET_UP_PATH,
  setUpPath,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
  writeStaffAction,
} from '../../platform/index.ts';
import { findInvitation, type Invitation, invite } from '../accounts/invitations.ts';
import { finishSetUp, type SetUpProblem, setUpWithPassword } from '../accounts/set-up-account.ts';
import { forgetTry } from '../accounts/sign-in-limits.ts';
import {
  addAccount,
  findAccountByEmail,
  hasAdministrator,
  lockAccounts,
  type NewAccount,
  readNewAccount,
} from '../accounts/staff-accounts.ts';
import { browserName } from '../browser-name.ts';
import { firstAccountPage, linkEndedPage, recoveryCodesPage, setUpPage } from '../pages/accounts/set-up-page.tsx';
import { creationOptions, readNewPasskey } from '../passkeys/passkeys.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { staffPageContext } from '../staff-member.ts';
import { staffAccounts, staffPasskeys } from '../staff-schema.ts';
import type { StaffServices } from '../staff-services.ts';
import { isSame, type StaffSession } from '../staff-session.ts';
import { limitTry, optionsOr429 } from './sign-in-routes.ts';

const WRONG_START_PASSWORD = { field: 'password', message: 'This is not the value of BACK_OFFICE_PASSWORD.' };

/** The first administrator, and the one-time links with which accounts are set up. */
export function setUpRoutes(app: Hono<WebsiteEnv>, services: StaffServices, staff: StaffSession): void {
  const { db, clock, staffPassword } = services;
  const canBegin = async () => staffPassword !== undefined && !(await hasAdministrator(db));

  const begin = ({ email, name }: NewAccount) =>
    db.transaction(async (tx) => {
      await lockAccounts(tx);
      const now = clock();
      const known = await findAccountByEmail(tx, email);
      const account = known ?? (await addAccount(tx, { email, name, role: 'administrator' }, now));
      if (!account || (await hasAdministrator(tx))) return undefined;
      // A begun account whose owner never finished, or one made by command, becomes the administrator's.
      await tx
        .update(staffAccounts)
        .set({ name, role: 'administrator', disabledAt: null })
        .where(eq(staffAccounts.id, account.id));
      await writeStaffAction(tx, {
        at: new Date(now),
        actor: 'Start password',
        action: 'account',
        subject: email,
        outcome: 'invited',
        detail: 'The first administrator',
      });
      return invite(tx, account.id, { now, isFirst: true });
    });

  app.use(FIRST_ACCOUNT_PATH, limitBody(BODY_LIMIT));
  routeMethods(app, FIRST_ACCOUNT_PATH, {
    get: async (c) => {
      if (!(await canBegin())) return c.notFound();
      return c.html(renderPage(firstAccountPage(staffPageContext(c, services))));
    },
    post: async (c) => {
      if (!(await canBegin())) return c.notFound();
      const fields = await readFields(c);
      const tried = await limitTry(c, services, { account: 'first account' });
      const wanted = readNewAccount({
        email: textField(fields, 'email'),
        name: textField(fields, 'name'),
        role: 'administrator',
      });
      const given = fields['password'];
      const isRight = typeof given === 'string' && isSame(given, staffPassword ?? '');
      if (isRight) await forgetTry(db, tried);
      const problems = isRight ? wanted.problems : [WRONG_START_PASSWORD, ...wanted.problems];
      const token = problems.length === 0 ? await begin(wanted) : undefined;
      if (token) return c.redirect(setUpPath(token), 303);
      return c.html(renderPage(firstAccountPage(staffPageContext(c, services), { ...wanted, problems })), 422);
    },
  });

  const invitationOf = (c: WebsiteContext) => findInvitation(db, c.req.query('token') ?? '', clock());
  const ended = async (c: WebsiteContext) => c.html(renderPage(linkEndedPage(staffPageContext(c, services))), 404);
  const show = async (c: WebsiteContext, invitation: Invitation, problems: readonly SetUpProblem[] = []) => {
    const token = c.req.query('token') ?? '';
    const hasPasskeys = relyingParty(c, services) !== undefined;
    const page = setUpPage(staffPageContext(c, services), {
      ...{ invitation, token, hasPasskeys, problems },
      siteOrigin: services.siteOrigin,
    });
    return c.html(renderPage(page), problems.length > 0 ? 422 : 200);
  };

  app.use(SET_UP_PATH, limitBody(BODY_LIMIT));
  app.use(`${SET_UP_PATH}/*`, limitBody(BODY_LIMIT));
  routeMethods(app, SET_UP_PATH, {
    get: async (c) => {
      const invitation = await invitationOf(c);
      return invitation ? show(c, invitation) : ended(c);
    },
    post: async (c) => {
      const invitation = await invitationOf(c);
      if (!invitation) return ended(c);
      const fields = await readFields(c);
      const password = typeof fields['password'] === 'string' ? fields['password'] : '';
      const result = await setUpWithPassword(db, invitation, { password, code: textField(fields, 'code') }, clock());
      if ('ended' in result) return ended(c);
      if ('problems' in result) return show(c, invitation, result.problems);
      await staff.start(c, { accountId: invitation.account.id, email: invitation.account.email });
      return c.html(renderPage(recoveryCodesPage(staffPageContext(c, services), result.recoveryCodes)));
    },
  });
  routeMethods(app, `${SET_UP_PATH}/passkey-options`, {
    post: async (c) => {
      const party = relyingParty(c, services);
      const invitation = await invitationOf(c);
      if (!party || !invitation) return c.notFound();
      return c.json(optionsOr429(await creationOptions(db, party, invitation.account, clock())));
    },
  });
  routeMethods(app, `${SET_UP_PATH}/passkey`, {
    post: async (c) => {
      const party = relyingParty(c, services);
      const invitation = await invitationOf(c);
      if (!party || !invitation) return c.notFound();
      const { response } = await readFields(c);
      const accountId = invitation.account.id;
      const name = browserName(c.req.header('user-agent') ?? '');
      const passkey = await readNewPasskey(db, party, { accountId, name, response }, clock());
      if (!passkey) return c.json({ errors: ['We could not check this passkey. Please try again.'] }, 422);
      const isDone = await db.transaction(async (tx) => {
        if (!(await finishSetUp(tx, invitation, `passkey, ${name}`, clock()))) return false;
        await tx.insert(staffPasskeys).values(passkey);
        return true;
      });
      if (!isDone) return c.json({ errors: ['This link is no longer valid. Reload the page.'] }, 422);
      await staff.start(c, { accountId, email: invitation.account.email });
      return c.json({ location: RECORDS_PATH });
    },
  });
}
