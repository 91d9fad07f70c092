import { CONTENT_PATH, type Markup, mayDo } from '../../../platform/index.ts';
import { listTable } from '../../pages/records-table.tsx';
import { staffPage } from '../../pages/staff-page.tsx';
import type { ListedRow } from '../../record-list.ts';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { DONATION_RECORDS_PATH } from '../donation-record-paths.ts';
import { type ListTotals, ROWS_PER_PAGE } from '../lists/giving-list.ts';
import { filterQuery } from '../lists/record-filter.ts';
import { factRow, recordLink } from './act-form.tsx';
import { type FilterFormData, filterForm } from './giving-filter.tsx';

export interface GivingListPageData extends FilterFormData {
  rows: readonly ListedRow[];
  totals: ListTotals;
  /** The row after which the page begins; undefined on the first page. */
  after: string | undefined;
  hasMore: boolean;
}

/** One list of the donation records: its filter, the totals of the filter, a page of rows, and the whole as a file. */
export function givingListPage(context: StaffPageContext, data: GivingListPageData): Markup {
  const { list, typed, rows, totals, after, hasMore, problems } = data;
  const { member } = context;
  const path = `${DONATION_RECORDS_PATH}/${list.slug}`;
  const last = rows.at(-1);
  const mayDownload = member && mayDo(member.role, 'export-records') && totals.rows > 0;
  return staffPage(context, {
    title: list.title,
    lead: list.lead,
    place: `donations/${list.slug}`,
    problems,
    main: (
      <>
        {filterForm(data)}
        <dl className="haven-facts records-facts">
          {factRow('Found', countWords(totals.rows))}
          {totals.sums.map(([label, sum]) => factRow(label, sum))}
        </dl>
        <p className="records-after">
          {mayDownload && (
            <>
              {recordLink(`${path}/csv${filterQuery(typed)}`, 'Download as CSV')} or{' '}
              {recordLink(`${path}/jsonl${filterQuery(typed)}`, 'as JSON lines')} ({countWords(totals.rows)}).
            </>
          )}
          {list.slug === 'appeals' &&
            member &&
            mayDo(member.role, 'edit-appeal') &&
            recordLink(`${CONTENT_PATH}/appeals/new`, 'New appeal')}
        </p>
        {rows.length > 0 ? listTable(list.title, list.columns, rows) : <p>Nothing found.</p>}
        <nav className="records-pages" aria-label="Pages">
          <p>
            {ROWS_PER_PAGE} a page, newest first.{' '}
            {after !== undefined && recordLink(`${path}${filterQuery(typed)}`, 'Newest')}{' '}
            {hasMore && last && recordLink(`${path}${filterQuery(typed, last.cursor)}`, 'Older')}
          </p>
        </nav>
      </>
    ),
  });
}

const countWords = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);
