import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../platform/audit/staff-acts.ts';
import type { Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { addAccount, type StaffAccount } from '../accounts/staff-accounts.ts';
import { openSession } from '../staff-session.ts';

/** The password of the environment in tests: it makes the first administrator. */
export const STAFF_PASSWORD = 'a long enough password';
export const STAFF_NAME = 'Hine Paewai';

/** A staff member's browser, with their account. */
export class StaffVisitor extends Visitor {
  readonly account: StaffAccount;

  constructor(shop: Shop, account: StaffAccount, session: string) {
    super(shop);
    this.account = account;
    this.cookie = `haven_staff=${session}`;
  }
}

/** Opens the staff area of a shop, like the password in the environment. */
export function openStaff(shop: Shop): void {
  shop.staffPassword = STAFF_PASSWORD;
  shop.website = shop.startWebsite();
}

/** A member of this role with a new account, signed in without the page, because hashing a password takes its time. */
export async function signInAs(shop: Shop, role: StaffRole, name = STAFF_NAME): Promise<StaffVisitor> {
  const { db } = shop.database;
  const account = await addAccount(db, { email: `${randomUUID()}@haven.example`, name, role }, shop.now);
  if (!account) throw new Error('The account was not added.');
  return new StaffVisitor(shop, account, await openSession(db, account.id, { now: shop.now }));
}
