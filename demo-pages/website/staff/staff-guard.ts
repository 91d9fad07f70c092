import {
  actorOf,
  clientAddress,
  mayDo,
  RECORDS_PATH,
  renderPage,
  type StaffAct,
  type WebsiteContext,
  writeStaffAction,
} from '../platform/index.ts';
import { forbiddenPage } from './pages/forbidden-page.tsx';
import { type StaffMember, setMember } from './staff-member.ts';
import { staffPageContext } from './staff-page-context.ts';
import type { StaffServices } from './staff-services.ts';
import type { StaffSession } from './staff-session.ts';

type Handler = (c: WebsiteContext) => Response | Promise<Response>;
type StaffHandler = (c: WebsiteContext, member: StaffMember) => Response | Promise<Response>;

/**
 * Restricts a handler to staff whose role may do the act: others get a page with 403, which is logged and written to
 * the audit trail. Browsers do not cache the answers.
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
      return mayDo(member.role, act) ? handler(c, member) : refuse(c, member, act);
    };
    acts.set(guarded, act);
    return guarded;
  };
}
