import type { Hono } from 'hono';
import {
  actorOf,
  BODY_LIMIT,
  type Fields,
  limitBody,
  ACCOUNTS_PATH as PATH,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import {
  type AccountChange,
  changeDisabled,
  changeRole,
  endStaffSessions,
  inviteStaff,
  resetStaff,
} from '../accounts/account-changes.ts';
import { readSignInFacts } from '../accounts/sign-in-facts.ts';
import {
  findAccount,
  isStaffRole,
  listAccounts,
  readNewAccount,
  type StaffAccount,
} from '../accounts/staff-accounts.ts';
import { type AccountsPageData, accountPage, accountsPage } from '../pages/accounts/accounts-page.tsx';
import { openedOrigin } from '../passkeys/relying-party.ts';
import type { StaffGuard } from '../staff-guard.tsx';
import { type StaffMember, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import type { StaffSession } from '../staff-session.ts';

const STALE = 'This page was open for too long. Check it and try again.';
const INVITE = 'invite';

/** The accounts of all staff, for administrators. */
export function accountsRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  { staff, guarded }: { staff: StaffSession; guarded: StaffGuard },
): void {
  const { db, clock } = services;
  const contextOf = (c: WebsiteContext, member: StaffMember) => ({
    by: actorOf(member),
    siteOrigin: openedOrigin(c, services),
    now: clock(),
  });
  const subjectOf = (account: StaffAccount) => `account ${account.id}`;

  const showAll = async (
    c: WebsiteContext,
    member: StaffMember,
    more: Pick<AccountsPageData, 'form' | 'made'> = {},
  ) => {
    const accounts = await listAccounts(db);
    const facts = await readSignInFacts(db, clock());
    const formKey = await staff.formKey(member, INVITE);
    const page = accountsPage(staffPageContext(c, services), { accounts, facts, formKey, ...more });
    return c.html(renderPage(page), more.form ? 422 : 200);
  };
  const show = async (
    c: WebsiteContext,
    member: StaffMember,
    account: StaffAccount,
    result: { problem?: string; link?: string } = {},
  ) => {
    const page = accountPage(staffPageContext(c, services), {
      account,
      facts: (await readSignInFacts(db, clock())).get(account.id),
      formKey: await staff.formKey(member, subjectOf(account)),
      isOwn: account.id === member.accountId,
      isChanged: c.req.query('changed') !== undefined,
      ...result,
    });
    return c.html(renderPage(page), result.problem ? 422 : 200);
  };

  const invite = async (c: WebsiteContext, member: StaffMember) => {
    const fields = await readFields(c);
    const wanted = readNewAccount({
      email: textField(fields, 'email'),
      name: textField(fields, 'name'),
      role: textField(fields, 'role'),
    });
    if (!(await staff.isFormKey(member, INVITE, textField(fields, 'formKey'))))
      wanted.problems.unshift({ field: 'email', message: STALE });
    if (wanted.problems.length > 0) return showAll(c, member, { form: wanted });
    const made = await inviteStaff(db, wanted, contextOf(c, member));
    if ('account' in made) return showAll(c, member, { made });
    wanted.problems.push({ field: 'email', message: made.problem });
    return showAll(c, member, { form: wanted });
  };

  const change = async (c: WebsiteContext, member: StaffMember) => {
    const account = await findAccount(db, c.req.param('id') ?? '');
    if (!account) return c.notFound();
    if (account.id === member.accountId)
      return show(c, member, account, { problem: 'Ask another administrator to change your own account.' });
    const fields = await readFields(c);
    if (!(await staff.isFormKey(member, subjectOf(account), textField(fields, 'formKey'))))
      return show(c, member, account, { problem: STALE });
    const changed = await carryOut(account, fields, contextOf(c, member));
    if ('problem' in changed) return show(c, member, account, changed);
    // A link is shown in this response only; everything else may be loaded again.
    if (changed.link) return show(c, member, changed.account, { link: changed.link });
    return c.redirect(`${PATH}/${account.id}?changed`, 303);
  };
  const carryOut = async (
    account: StaffAccount,
    fields: Fields,
    context: ReturnType<typeof contextOf>,
  ): Promise<AccountChange> => {
    const role = textField(fields, 'role');
    switch (textField(fields, 'change')) {
      case 'role':
        return isStaffRole(role) ? changeRole(db, account, role, context) : { problem: 'Choose a role.' };
      case 'disable':
        return changeDisabled(db, account, true, context);
      case 'allow':
        return changeDisabled(db, account, false, context);
      case 'reset':
        return resetStaff(db, account, context);
      case 'end-sessions':
        return endStaffSessions(db, account, context);
      default:
        return { problem: 'Choose what to change.' };
    }
  };

  app.use(PATH, limitBody(BODY_LIMIT));
  app.use(`${PATH}/:id`, limitBody(BODY_LIMIT));
  routeMethods(app, PATH, {
    get: guarded('manage-accounts', (c, member) => showAll(c, member)),
    post: guarded('manage-accounts', invite),
  });
  routeMethods(app, `${PATH}/:id`, {
    get: guarded('manage-accounts', async (c, member) => {
      const account = await findAccount(db, c.req.param('id') ?? '');
      return account ? show(c, member, account) : c.notFound();
    }),
    post: guarded('manage-accounts', change),
  });
}
