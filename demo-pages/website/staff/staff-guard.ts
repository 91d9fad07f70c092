import type { WebsiteContext } from '../http/website-env.ts';
import type { StaffMember, StaffSession } from './staff-session.ts';

/** Where the records begin. */
export const RECORDS_PATH = '/back-office/records';

type Handler = (c: WebsiteContext) => Response | Promise<Response>;
type StaffHandler = (c: WebsiteContext, member: StaffMember) => Response | Promise<Response>;

/** Lets a handler be asked by people of the agency alone; nothing that it answers is kept by a browser. */
export type StaffGuard = (handler: StaffHandler) => Handler;

export const createStaffGuard =
  (staff: StaffSession): StaffGuard =>
  (handler) =>
  async (c) => {
    c.header('Cache-Control', 'no-store');
    const member = await staff.member(c);
    return member ? handler(c, member) : c.redirect(RECORDS_PATH, 303);
  };
