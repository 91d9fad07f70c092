import type { Hono } from 'hono';
import {
  type CalendarDay,
  formField,
  isCalendarDay,
  type Markup,
  momentText,
  readStaffActions,
  renderPage,
  routeMethods,
  STAFF_ACTION_KINDS,
  STAFF_ACTIONS_PATH,
  STAFF_ACTIONS_PER_PAGE,
  type StaffAction,
  type StaffActionFilter,
  type StaffActionKind,
  type WebsiteContext,
  type WebsiteEnv,
} from '../platform/index.ts';
import { listAccounts, type StaffAccount } from './accounts/staff-accounts.ts';
import { codeWords, detailWords } from './pages/record-status.tsx';
import { recordsTable } from './pages/records-table.tsx';
import { staffPage } from './pages/staff-page.tsx';
import type { StaffGuard } from './staff-guard.tsx';
import { type StaffPageContext, staffPageContext } from './staff-member.ts';
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

interface StaffActionsPageData {
  actions: readonly StaffAction[];
  accounts: readonly StaffAccount[];
  filter: StaffActionFilter;
  page: number;
  hasMore: boolean;
}

/** Staff activity, newest first, filtered by person, kind of action and day. */
function staffActionsPage(context: StaffPageContext, data: StaffActionsPageData): Markup {
  const { actions, filter, page, hasMore } = data;
  const rows = actions.map((action) => [
    momentText(action.at),
    action.actor,
    STAFF_ACTION_KINDS[action.action].name,
    action.subject,
    codeWords(action.outcome),
    detailWords(action.detail),
  ]);
  const pageLink = (number: number, words: string) => (
    <a className="haven-link" href={`${STAFF_ACTIONS_PATH}?${queryOf(filter, number)}`}>
      {words}
    </a>
  );
  return staffPage(context, {
    title: 'Staff activity',
    place: 'staff-actions',
    lead: 'Every sign-in, download, change and refusal.',
    main: (
      <>
        {filterForm(data)}
        {rows.length > 0 ? (
          recordsTable('Staff activity', ['When', 'Who', 'What', 'About', 'Outcome', 'Detail'], rows)
        ) : (
          <p>Nothing found.</p>
        )}
        <nav className="records-pages" aria-label="Pages">
          <p>
            Page {page}, {STAFF_ACTIONS_PER_PAGE} a page, newest first. {page > 1 && pageLink(page - 1, 'Newer')}{' '}
            {hasMore && pageLink(page + 1, 'Older')}
          </p>
        </nav>
      </>
    ),
  });
}

function queryOf({ who, action, from, until }: StaffActionFilter, page: number): string {
  const given = { who, action, from, until, page: page > 1 ? String(page) : '' };
  const parts = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return String(new URLSearchParams(parts));
}

function filterForm({ accounts, filter }: StaffActionsPageData): Markup {
  const kinds = Object.keys(STAFF_ACTION_KINDS) as StaffActionKind[];
  const day = (name: string, label: string, value = '') => (
    <div className="haven-field">
      <label className="haven-field__label" htmlFor={name}>
        {label}
      </label>
      <input className="haven-field__control" id={name} name={name} type="date" defaultValue={value} />
    </div>
  );
  return (
    <form className="records-find" role="search" method="get" action={STAFF_ACTIONS_PATH}>
      {formField({
        name: 'who',
        label: 'Who',
        value: filter.who ?? '',
        autocomplete: 'off',
        optional: true,
        options: [
          { value: '', label: 'Everyone' },
          ...accounts.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
        ],
      })}
      {formField({
        name: 'action',
        label: 'What',
        value: filter.action ?? '',
        autocomplete: 'off',
        optional: true,
        options: [
          { value: '', label: 'Everything' },
          ...kinds.map((kind) => ({ value: kind, label: STAFF_ACTION_KINDS[kind].name })),
        ],
      })}
      {day('from', 'From', filter.from)}
      {day('until', 'Until', filter.until)}
      <button className="haven-button haven-button--secondary" type="submit">
        Apply
      </button>
    </form>
  );
}
