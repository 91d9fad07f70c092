import { html } from 'hono/html';
import { formField } from '../../site/form-field.ts';
import { layout } from '../../site/layout/layout.ts';
import type { Markup } from '../../site/page-context.ts';
import { type Cell, cellText } from '../csv.ts';
import type { RecordList } from '../record-list.ts';
import type { StaffPageContext } from '../staff-page-context.ts';
import { RECORDS_PATH } from '../staff-paths.ts';
import { momentText } from './moment-text.ts';
import { recordsHead } from './records-head.ts';
import { recordsNav } from './records-nav.ts';
import { recordsTable } from './records-table.ts';

export interface RecordsPageData {
  list: RecordList;
  rows: readonly (readonly Cell[])[];
  /** The maximum number of rows on a page. */
  limit: number;
  /** The order number of a search without a result. */
  missedOrder?: string | undefined;
}

/** One list of records, with links to the other lists and to the whole list as a file. */
export function recordsPage(context: StaffPageContext, { list, rows, limit, missedOrder }: RecordsPageData): Markup {
  const cell = (value: Cell, column: number): Markup | string => {
    const text = value instanceof Date ? momentText(value) : cellText(value);
    const link = (href: string, words: string) => html`<a class="haven-link" href="${href}">${words}</a>`;
    if (list.slug === 'mails' && column === 0) return link(`${RECORDS_PATH}/mails/${encodeURIComponent(text)}`, 'Read');
    return column === list.orderColumn && text.startsWith('HAV-')
      ? link(`${RECORDS_PATH}/orders/${encodeURIComponent(text)}`, text)
      : text;
  };
  return layout(context, {
    title: list.title,
    head: recordsHead(),
    hasErrors: missedOrder !== undefined,
    main: html`<div class="page-head"><h1>${list.title}</h1></div>
${recordsNav(context, list.slug)}
${list.slug === 'orders' ? findForm(missedOrder) : ''}
<p>${rows.length === limit ? `The newest ${limit}; the file has them all.` : `${rows.length} in all.`} Times are UTC. <a class="haven-link" href="${RECORDS_PATH}/${list.slug}/csv">Download as CSV</a></p>
${recordsTable(
  list.title,
  list.columns.slice(0, list.pageColumns),
  rows.map((row) => row.slice(0, list.pageColumns).map(cell)),
)}`,
  });
}

function findForm(missed: string | undefined): Markup {
  const error = missed === undefined ? undefined : `There is no order ${missed}. Check the number in the buyer’s mail.`;
  return html`<form class="records-find" role="search" method="get" action="${RECORDS_PATH}/orders">${formField({ name: 'order', label: 'Find an order by its number', value: missed ?? '', autocomplete: 'off', error })}<button class="haven-button haven-button--secondary" type="submit">Find</button></form>`;
}
