import { and, desc, eq, gt } from 'drizzle-orm';
import type { Hono } from 'hono';
import {
  actorOf,
  BODY_LIMIT,
  limitBody,
  OWN_ACCOUNT_PATH as PATH,
  readFields,
  renderPage,
  routeMethods,
  setUpPath,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
  writeStaffAction,
} from '../../platform/index.ts';
import { invite } from '../accounts/invitations.ts';
import { countRecoveryCodes } from '../accounts/recovery-codes.ts';
import { endSessions, findAccount } from '../accounts/staff-accounts.ts';
import { browserName } from '../browser-name.ts';
import { ownAccountPage } from '../pages/accounts/own-account-page.tsx';
import { creationOptions, listPasskeys, readNewPasskey, removePasskey } from '../passkeys/passkeys.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import type { StaffGuard } from '../staff-guard.tsx';
import { type StaffMember, staffPageContext } from '../staff-member.ts';
import { staffPasskeys, staffSessions } from '../staff-schema.ts';
import type { StaffServices } from '../staff-services.ts';
import type { StaffSession } from '../staff-session.ts';
import { optionsOr429 } from './sign-in-routes.ts';

const FORM = 'own account';
const NOT_FRESH = 'Please sign in again first: this changes how you sign in.';

/** A member's own account: how they sign in, and where they are signed in. */
export function ownAccountRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  { staff, guarded }: { staff: StaffSession; guarded: StaffGuard },
): void {
  const { db, clock } = services;

  const show = async (c: WebsiteContext, member: StaffMember, problem?: string) => {
    const account = await findAccount(db, member.accountId);
    if (!account) return c.notFound();
    const sessions = await db
      .select()
      .from(staffSessions)
      .where(and(eq(staffSessions.accountId, member.accountId), gt(staffSessions.expiresAt, new Date(clock()))))
      .orderBy(desc(staffSessions.lastUsedAt));
    const page = ownAccountPage(staffPageContext(c, services), {
      account,
      member,
      sessions,
      passkeys: await listPasskeys(db, account.id),
      recoveryCodesLeft: await countRecoveryCodes(db, account.id),
      hasPasskeys: relyingParty(c, services) !== undefined,
      siteOrigin: services.siteOrigin,
      formKey: await staff.formKey(member, FORM),
      problem,
    });
    return c.html(renderPage(page), problem ? 422 : 200);
  };
  const write = (member: StaffMember, outcome: string, detail: string) =>
    writeStaffAction(db, {
      at: new Date(clock()),
      ...actorOf(member),
      action: 'account',
      subject: member.email,
      outcome,
      detail,
    });

  const renew = async (c: WebsiteContext, member: StaffMember) => {
    if (!member.isFresh) return show(c, member, NOT_FRESH);
    return c.redirect(setUpPath(await invite(db, member.accountId, { now: clock() })), 303);
  };
  const endOthers = async (c: WebsiteContext, member: StaffMember, session: string) => {
    if (session === 'others') await endSessions(db, member.accountId, member.session);
    else
      await db
        .delete(staffSessions)
        .where(and(eq(staffSessions.id, session), eq(staffSessions.accountId, member.accountId)));
    await write(member, 'sessions ended', session === 'others' ? 'All others' : 'One');
    return c.redirect(PATH, 303);
  };
  const forgetPasskey = async (c: WebsiteContext, member: StaffMember, id: string) => {
    if (!member.isFresh) return show(c, member, NOT_FRESH);
    const account = await findAccount(db, member.accountId);
    const passkeys = await listPasskeys(db, member.accountId);
    const passkey = passkeys.find((each) => each.id === id);
    if (passkeys.length === 1 && account?.passwordHash === null)
      return show(c, member, 'This passkey is your only way to sign in. Create another one first.');
    if (passkey && (await removePasskey(db, member.accountId, id)))
      await write(member, 'passkey removed', passkey.name);
    return c.redirect(PATH, 303);
  };

  app.use(PATH, limitBody(BODY_LIMIT));
  app.use(`${PATH}/*`, limitBody(BODY_LIMIT));
  routeMethods(app, PATH, {
    get: guarded('own-account', (c, member) => show(c, member)),
    post: guarded('own-account', async (c, member) => {
      const fields = await readFields(c);
      if (!(await staff.isFormKey(member, FORM, textField(fields, 'formKey'))))
        return show(c, member, 'This page was open for too long. Please try again.');
      const change = textField(fields, 'change');
      if (change === 'sign-in') return renew(c, member);
      if (change === 'session') return endOthers(c, member, textField(fields, 'session'));
      if (change === 'passkey') return forgetPasskey(c, member, textField(fields, 'passkey'));
      return show(c, member, 'Choose what to change.');
    }),
  });
  routeMethods(app, `${PATH}/passkey-options`, {
    post: guarded('own-account', async (c, member) => {
      const party = relyingParty(c, services);
      const account = await findAccount(db, member.accountId);
      if (!party || !account) return c.notFound();
      if (!member.isFresh) return c.json({ errors: [NOT_FRESH] }, 422);
      return c.json(optionsOr429(await creationOptions(db, party, account, clock())));
    }),
  });
  routeMethods(app, `${PATH}/passkey`, {
    post: guarded('own-account', async (c, member) => {
      const party = relyingParty(c, services);
      if (!party) return c.notFound();
      const { response } = await readFields(c);
      const name = browserName(c.req.header('user-agent') ?? '');
      const passkey = await readNewPasskey(db, party, { accountId: member.accountId, name, response }, clock());
      if (!passkey) return c.json({ errors: ['We could not check this passkey. Please try again.'] }, 422);
      await db.insert(staffPasskeys).values(passkey);
      await write(member, 'passkey added', name);
      return c.json({ location: PATH });
    }),
  });
}
