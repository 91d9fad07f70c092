import type { Hono } from 'hono';
import { RECORDS_PATH, type WebsiteEnv } from '../../platform/index.ts';
import { hasAccounts } from '../accounts/staff-accounts.ts';
import type { StaffServices } from '../staff-services.ts';

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
