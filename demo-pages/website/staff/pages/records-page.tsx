import { formField, type Markup, mayDo, RECORDS_PATH } from '../../platform/index.ts';
import type { ListedRow, RecordList } from '../record-list.ts';
import type { StaffPageContext } from '../staff-member.ts';
import { listTable } from './records-table.tsx';
import { staffPage } from './staff-page.tsx';

interface RecordsPageData {
  list: RecordList;
  rows: readonly ListedRow[];
  /** The maximum number of rows on a page. */
  limit: number;
  /** What the list was searched for. */
  search?: string | undefined;
}

/** One list of records, with its search and a link to the whole list as a file. */
export function recordsPage(context: StaffPageContext, { list, rows, limit, search = '' }: RecordsPageData): Markup {
  const { member } = context;
  const path = `${RECORDS_PATH}/${list.slug}`;
  const missed = search !== '' && rows.length === 0 ? `Nothing was found for “${search}”.` : undefined;
  return staffPage(context, {
    title: list.title,
    ...(list.lead && { lead: list.lead }),
    place: list.slug,
    problems: missed ? [{ message: missed, field: 'search' }] : [],
    main: (
      <>
        {list.search && searchForm(path, list.search, { search, missed })}
        <p>
          {countWords(rows.length, { limit, search })}{' '}
          {search !== '' && (
            <>
              <a className="haven-link" href={path}>
                Show all
              </a>{' '}
            </>
          )}
          {member && mayDo(member.role, 'export-records') && (
            <a className="haven-link" href={`${path}/csv`}>
              Download all as CSV
            </a>
          )}
        </p>
        {rows.length > 0 && listTable(list.title, list.columns, rows)}
      </>
    ),
  });
}

function countWords(count: number, { limit, search }: { limit: number; search: string }): string {
  const found = search === '' ? '' : ' found';
  if (count === limit) return `The newest ${limit}${found}. The file has all.`;
  if (count === 0) return search === '' ? 'Nothing here yet.' : 'Nothing found.';
  return count === 1 ? `1${found || ' in total'}.` : `${count}${found || ' in total'}, newest first.`;
}

function searchForm(
  path: string,
  { label, hint }: NonNullable<RecordList['search']>,
  { search, missed }: { search: string; missed: string | undefined },
): Markup {
  return (
    <form className="records-find" role="search" method="get" action={path}>
      {formField({ name: 'search', label, hint, value: search, autocomplete: 'off', error: missed })}
      <button className="haven-button haven-button--secondary" type="submit">
        Find
      </button>
    </form>
  );
}
