import { html } from 'hono/html';
import type { Markup } from '../../site/page-context.ts';
import { cellText } from '../../staff/csv.ts';
import { momentText } from '../../staff/pages/moment-text.ts';
import { recordsTable } from '../../staff/pages/records-table.ts';
import type { ListedRow } from '../../staff/record-list.ts';
import { mayDo } from '../../staff/staff-acts.ts';
import type { StaffPageContext } from '../../staff/staff-page-context.ts';
import { CONTENT_PATH } from '../../staff/staff-paths.ts';
import { DONATION_RECORDS_PATH } from '../donation-record-paths.ts';
import { type GivingColumn, type ListTotals, ROWS_PER_PAGE } from '../lists/giving-list.ts';
import { filterQuery } from '../lists/record-filter.ts';
import { donationRecordsPage } from './donation-records-page.ts';
import { type FilterFormData, filterForm } from './filter-form.ts';

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
  const link = (href: string, words: string) => html`<a class="haven-link" href="${href}">${words}</a>`;
  const row = (label: string, value: string) =>
    html`<div class="haven-facts__row"><dt>${label}</dt><dd>${value}</dd></div>`;
  const last = rows.at(-1);
  const columns = list.columns.slice(0, list.pageColumns);
  return donationRecordsPage(context, {
    title: list.title,
    lead: list.lead,
    place: list.slug,
    problems,
    main: html`${filterForm(data)}
<dl class="haven-facts records-facts">${row('Rows', String(totals.rows))}${totals.sums.map(([label, sum]) => row(label, sum))}</dl>
<p class="records-after">Times are UTC. ${member && mayDo(member.role, 'export-records') ? html`${link(`${path}/csv${filterQuery(typed)}`, 'Download as CSV')} or ${link(`${path}/jsonl${filterQuery(typed)}`, 'as JSON lines')}, all ${totals.rows} rows.` : ''}
${list.slug === 'appeals' && member && mayDo(member.role, 'edit-appeal') ? link(`${CONTENT_PATH}/appeals/new`, 'Make an appeal') : ''}</p>
${
  rows.length > 0
    ? recordsTable(
        list.title,
        columns.map(({ title }) => title),
        rows.map(({ cells }) => columns.map((column, index) => shown(column, cells[index] ?? null))),
      )
    : html`<p>Nothing was found.</p>`
}
<nav class="records-pages" aria-label="Pages"><p>${ROWS_PER_PAGE} rows a page. ${after === undefined ? '' : link(`${path}${filterQuery(typed)}`, 'The newest')} ${hasMore && last ? link(`${path}${filterQuery(typed, last.cursor)}`, 'Older') : ''}</p></nav>`,
  });
}

function shown({ link }: GivingColumn, cell: ListedRow['cells'][number]): Markup | string {
  const text = cell instanceof Date ? momentText(cell) : cellText(cell);
  return link && text !== '' ? html`<a class="haven-link" href="${link(text)}">${text}</a>` : text;
}
