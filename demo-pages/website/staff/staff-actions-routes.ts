import type { Hono } from 'hono';
import {
  type CalendarDay,
  isCalendarDay,
  readStaffActions,
  renderPage,
  routeMethods,
  STAFF_ACTION_KINDS,
  STAFF_ACTIONS_PATH,
  type StaffActionFilter,
  type StaffActionKind,
  type WebsiteContext,
  type WebsiteEnv,
} from '../platform/index.ts';
import { listAccounts } from './accounts/staff-accounts.ts';
import { staffActionsPage } from './pages/staff-actions-page.tsx';
import type { StaffGuard } from './staff-guard.ts';
import { staffPageContext } from './staff-page-context.ts';
import type { StaffServices } from './staff-services.ts';

/** Beyond this page nobody reads: a filter finds it faster. */
const MAX_PAGE = 1_000;

/** The audit trail of staff, for administrators. */
export function staffActionsRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  { guarded }: { guarded: StaffGuard },
): void {
  const { db } = services;
  routeMethods(app, STAFF_ACTIONS_PATH, {
    get: guarded('view-staff-actions', async (c) => {
      const page = Math.min(MAX_PAGE, Math.max(1, Number.parseInt(c.req.query('page') ?? '', 10) || 1));
      const filter = readFilter(c);
      const accounts = await listAccounts(db);
      const found = await readStaffActions(db, filter, page);
      const context = staffPageContext(c, services);
      return c.html(renderPage(staffActionsPage(context, { ...found, accounts, filter, page })));
    }),
  });
}

/** The filter in the address; a part that is not valid filters nothing. */
function readFilter(c: WebsiteContext): StaffActionFilter {
  const action = c.req.query('action') ?? '';
  return {
    who: c.req.query('who') || undefined,
    action: Object.hasOwn(STAFF_ACTION_KINDS, action) ? (action as StaffActionKind) : undefined,
    from: readDay(c.req.query('from')),
    until: readDay(c.req.query('until')),
  };
}

function readDay(text = ''): CalendarDay | undefined {
  return isCalendarDay(text) ? text : undefined;
}
