import { activeSites, CONTENT_PATH, formField, type Markup, mayDo, siteOf } from '../../../platform/index.ts';
import { listTable } from '../../pages/records-table.tsx';
import { staffPage } from '../../pages/staff-page.tsx';
import type { ListedRow } from '../../record-list.ts';
import type { StaffPageContext } from '../../staff-member.ts';
import { DONATION_RECORDS_PATH } from '../donation-records-area.ts';
import { type GivingList, type ListTotals, ROWS_PER_PAGE } from '../lists/giving-list.ts';
import { type FilterField, type FilterProblem, filterQuery, type TypedFilter } from '../lists/record-filter.ts';
import { dayField, factRow, recordLink } from './act-form.tsx';

interface GivingListPageData extends FilterFormData {
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

interface FilterFormData {
  list: GivingList;
  typed: TypedFilter;
  problems: readonly FilterProblem[];
  appeals: readonly { code: string; name: string; siteCountryCode: string }[];
}

type Options = readonly { value: string; label: string }[];

/** The form that filters a list; it is sent with the address, so that a filtered list can be bookmarked. */
function filterForm({ list, typed, problems, appeals }: FilterFormData): Markup {
  const errorOf = (field: FilterField) => problems.find((problem) => problem.field === field)?.message;
  const shared = (name: FilterField, label: string) => ({
    name,
    label,
    value: typed[name],
    autocomplete: 'off',
    optional: true,
    error: errorOf(name),
  });
  const choice = (name: FilterField, label: string, all: string, options: Options) =>
    formField({ ...shared(name, label), options: [{ value: '', label: all }, ...options] });
  const controls: Record<FilterField, () => Markup> = {
    text: () =>
      formField(shared('text', list.slug === 'appeals' ? 'Name or code' : 'Name, email, receipt or reference')),
    state: () => choice('state', 'Status', 'Any status', list.states),
    appeal: () =>
      choice(
        'appeal',
        'Appeal',
        'All appeals',
        appeals.map(({ code, name, siteCountryCode }) => ({
          value: code,
          label: `${name} (${siteOf(siteCountryCode).countryName})`,
        })),
      ),
    country: () =>
      choice(
        'country',
        'Country',
        'Both countries',
        activeSites().map(({ code, countryName }) => ({ value: code, label: countryName })),
      ),
    from: () => dayField(shared('from', 'From')),
    until: () => dayField(shared('until', 'Until')),
    least: () => formField({ ...shared('least', 'At least'), width: 'short' }),
    most: () => formField({ ...shared('most', 'At most'), width: 'short' }),
  };
  return (
    <form
      className="records-find records-filter"
      role="search"
      method="get"
      action={`${DONATION_RECORDS_PATH}/${list.slug}`}
    >
      {list.filters.map((name) => controls[name]())}
      <div className="haven-actions">
        <button className="haven-button haven-button--secondary" type="submit">
          Apply
        </button>
        <a className="haven-link" href={`${DONATION_RECORDS_PATH}/${list.slug}`}>
          Clear filters
        </a>
      </div>
    </form>
  );
}
