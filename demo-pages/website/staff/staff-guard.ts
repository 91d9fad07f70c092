import type { WebsiteContext } from '../http/website-env.ts';
import type { StaffMember, StaffSession } from './staff-session.ts';

/** The path where the staff area begins. */
export const RECORDS_PATH = '/back-office/records';

type Handler = (c: WebsiteContext) => Response | Promise<Response>;
type StaffHandler = (c: WebsiteContext, member: StaffMember) => Response | Promise<Response>;

/** Restricts a handler to staff; browsers do not cache its answers. */
export type StaffGuard = (handler: StaffHandler) => Handler;

export const createStaffGuard =
  (staff: StaffSession): StaffGuard =>
  (handler) =>
  async (c) => {
    c.header('Cache-Control', 'no-store');
    const member = await staff.member(c);
    return member ? handler(c, member) : c.redirect(RECORDS_PATH, 303);
  };
