import type { WebsiteContext } from '../platform/index.ts';
import { memberOf, type StaffMember } from './staff-member.ts';
import type { StaffServices } from './staff-services.ts';

/** What every page of the staff area needs. */
export interface StaffPageContext {
  /** Who sees the page; undefined before the sign-in. */
  member: StaffMember | undefined;
  /** Payments go to a sandbox, and pages say so. */
  isSandbox: boolean;
}

export const staffPageContext = (c: WebsiteContext, { isSandbox }: StaffServices): StaffPageContext => ({
  member: memberOf(c),
  isSandbox,
});
