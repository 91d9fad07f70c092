import type { StaffRole, WebsiteContext } from '../platform/index.ts';
import type { StaffServices } from './staff-services.ts';

/** A staff member who has signed in. */
export interface StaffMember {
  accountId: string;
  /** The account's name, for the trail. */
  name: string;
  email: string;
  role: StaffRole;
  /** Identifies this sign-in: the digest of its cookie. */
  session: string;
  /** Signed in a short while ago, so that they may change how they sign in. */
  isFresh: boolean;
}

const members = new WeakMap<WebsiteContext, StaffMember>();

/** Remembers who sends this request, for the pages that respond to it. */
export const setMember = (c: WebsiteContext, member: StaffMember): void => void members.set(c, member);

/** Who sends this request, once the guard has let it pass. */
export const memberOf = (c: WebsiteContext): StaffMember | undefined => members.get(c);

const stepsLeft = new WeakMap<WebsiteContext, number>();

/** Remembers how many of the first steps are left, for the pages that respond to this request. */
export const setStepsLeft = (c: WebsiteContext, steps: number): void => void stepsLeft.set(c, steps);

/** What every page of the staff area needs. */
export interface StaffPageContext {
  /** Who sees the page; undefined before the sign-in. */
  member: StaffMember | undefined;
  /** Payments go to a sandbox, and pages say so. */
  isSandbox: boolean;
  /** How many of the first steps are left before money is taken; for administrators. */
  stepsLeft: number;
}

export const staffPageContext = (c: WebsiteContext, { isSandbox }: StaffServices): StaffPageContext => ({
  member: memberOf(c),
  isSandbox,
  stepsLeft: stepsLeft.get(c) ?? 0,
});
