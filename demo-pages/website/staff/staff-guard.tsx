import type { Hono } from 'hono';
import {
  actorOf,
  clientAddress,
  type Markup,
  mayDo,
  RECORDS_PATH,
  ROLE_NAMES,
  renderPage,
  STAFF_ACTS,
  type StaffAct,
  type WebsiteContext,
  type WebsiteEnv,
  writeStaffAction,
} from '../platform/index.ts';
import { hasAccounts } from './accounts/staff-accounts.ts';
import { countStepsLeft } from './first-run/first-run-steps.ts';
import { staffPage } from './pages/staff-page.tsx';
import { type StaffMember, type StaffPageContext, setMember, setStepsLeft, staffPageContext } from './staff-member.ts';
import type { StaffServices } from './staff-services.ts';
import type { StaffSession } from './staff-session.ts';

type Handler = (c: WebsiteContext) => Response | Promise<Response>;
type StaffHandler = (c: WebsiteContext, member: StaffMember) => Response | Promise<Response>;

/**
 * Restricts a handler to staff whose role may do the act: others get a page with 403, which is logged and written to
 * the audit trail. Browsers do not cache the responses.
 */
export type StaffGuard = (act: StaffAct, handler: StaffHandler) => Handler;

const acts = new WeakMap<Handler, StaffAct>();

/** The act that a route's handler is guarded by; undefined when it is not guarded. */
export const actOf = (handler: Handler): StaffAct | undefined => acts.get(handler);

export function createStaffGuard(staff: StaffSession, services: StaffServices): StaffGuard {
  const { db, clock, log } = services;
  const refuse = async (c: WebsiteContext, member: StaffMember, act: StaffAct) => {
    log({ event: 'staff-area', forbidden: act, account: member.accountId, address: clientAddress(c) });
    await writeStaffAction(db, {
      at: new Date(clock()),
      ...actorOf(member),
      action: 'forbidden',
      subject: act,
      outcome: 'refused',
      detail: `${member.role}: ${c.req.method} ${c.req.path}`,
    });
    return c.html(renderPage(forbiddenPage(staffPageContext(c, services), member, act)), 403);
  };
  return (act, handler) => {
    const guarded: Handler = async (c) => {
      const member = await staff.member(c);
      if (!member) return c.redirect(RECORDS_PATH, 303);
      setMember(c, member);
      if (c.req.method === 'GET' && mayDo(member.role, 'set-up-site')) setStepsLeft(c, await countStepsLeft(services));
      return mayDo(member.role, act) ? handler(c, member) : refuse(c, member, act);
    };
    acts.set(guarded, act);
    return guarded;
  };
}

/** Without a start password and without an account the addresses of the staff area do not exist. */
export function openWhenUsed(app: Hono<WebsiteEnv>, { db, staffPassword }: StaffServices): void {
  // Accounts are never deleted, so that one look that finds some is enough.
  let isOpen = staffPassword !== undefined;
  app.use(`${RECORDS_PATH}/*`, async (c, next) => {
    isOpen ||= await hasAccounts(db);
    if (!isOpen) return c.notFound();
    await next();
    return undefined;
  });
}

/** The response to an act beyond a role: what it is, who may do it, and that nothing was changed. */
function forbiddenPage(context: StaffPageContext, member: StaffMember, act: StaffAct): Markup {
  const { name, roles } = STAFF_ACTS[act];
  const allowed = roles.map((role) => ROLE_NAMES[role]).join(', ');
  return staffPage(context, {
    title: 'Your role does not allow this',
    lead: `Your role is ${ROLE_NAMES[member.role]}, which may not ${name}. Nothing was changed.`,
    main: (
      <p>
        Roles that may: {allowed}. If you need this for your work, ask an administrator. This attempt is recorded in
        staff activity.
      </p>
    ),
  });
}
