import { asc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { appeals } from '../../../giving/index.ts';
import { renderPage, routeMethods, type WebsiteContext, type WebsiteEnv } from '../../../platform/index.ts';
import { downloadList, FILE_FORMATS, type FileFormat } from '../../download-list.ts';
import type { StaffGuard } from '../../staff-guard.tsx';
import { staffPageContext } from '../../staff-member.ts';
import type { StaffServices } from '../../staff-services.ts';
import { DONATION_RECORDS_PATH } from '../donation-records-area.ts';
import { givingListPage } from '../pages/giving-list-page.tsx';
import { APPEAL_DAYS_LIST, APPEALS_LIST } from './appeal-lists.ts';
import { GIFTS_LIST } from './gifts-list.ts';
import { type GivingList, ROWS_PER_PAGE } from './giving-list.ts';
import { MOVEMENTS_LIST } from './movements-list.ts';
import { PLAN_LISTS } from './plan-lists.ts';
import { filterQuery, readFilter } from './record-filter.ts';

/** The lists of the donation records (D6.01): pages of 50 rows, and everything that a filter finds as a file. */
export function givingListRoutes(
  app: Hono<WebsiteEnv>,
  services: StaffServices,
  { guarded }: { guarded: StaffGuard },
): void {
  const { db } = services;

  const show = async (c: WebsiteContext, list: GivingList) => {
    const { typed, filter, problems } = readFilter((name) => c.req.query(name));
    const after = c.req.query('after') || undefined;
    const found = await list.read(db, filter, { after, limit: ROWS_PER_PAGE + 1 });
    const page = givingListPage(staffPageContext(c, services), {
      list,
      typed,
      problems,
      appeals: await db
        .select({ code: appeals.code, name: appeals.name, siteCountryCode: appeals.siteCountryCode })
        .from(appeals)
        .orderBy(asc(appeals.name)),
      rows: found.slice(0, ROWS_PER_PAGE),
      totals: await list.totals(db, filter),
      after,
      hasMore: found.length > ROWS_PER_PAGE,
    });
    return c.html(renderPage(page), problems.length > 0 ? 422 : 200);
  };

  const exported = (list: GivingList, format: FileFormat) =>
    guarded('export-records', async (c, member) => {
      const { typed, filter, problems } = readFilter((name) => c.req.query(name));
      // A file with more rows than were requested could be taken for the right one.
      if (problems.length > 0) return c.redirect(`${DONATION_RECORDS_PATH}/${list.slug}${filterQuery(typed)}`, 303);
      return downloadList(c, services, member, {
        slug: list.fileSlug ?? list.slug,
        subject: `donations/${list.slug}`,
        format,
        columns: list.columns,
        isFiltered: filterQuery(typed) !== '',
        read: (at, page) => list.read(at, filter, page),
        count: async (at) => (await list.totals(at, filter)).rows,
      });
    });

  routeMethods(app, DONATION_RECORDS_PATH, {
    get: guarded('view-donations', (c) => c.redirect(`${DONATION_RECORDS_PATH}/gifts`, 303)),
  });
  for (const list of GIVING_LISTS) {
    const path = `${DONATION_RECORDS_PATH}/${list.slug}`;
    routeMethods(app, path, { get: guarded('view-donations', (c) => show(c, list)) });
    for (const format of FILE_FORMATS) routeMethods(app, `${path}/${format}`, { get: exported(list, format) });
  }
}

/** The lists of the donation records, in the order of their links. */
const GIVING_LISTS: readonly GivingList[] = [GIFTS_LIST, MOVEMENTS_LIST, ...PLAN_LISTS, APPEALS_LIST, APPEAL_DAYS_LIST];
