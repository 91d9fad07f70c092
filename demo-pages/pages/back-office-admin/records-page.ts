import { html } from 'hono/html';
import { type Cell, cellText } from '../../server/website/back-office/csv.ts';
import type { RecordList } from '../../server/website/back-office/record-lists.ts';
import { layout } from '../layout.ts';
import type { Markup, PageContext } from '../page-context.ts';
import { recordsHead } from './records-head.ts';

export interface RecordsPageData {
  list: RecordList;
  lists: readonly RecordList[];
  rows: readonly (readonly Cell[])[];
  /** How many rows a page shows at most. */
  limit: number;
}

/** One list of records, with the way to the others and to the whole of it as a file. */
export function recordsPage(context: PageContext, { list, lists, rows, limit }: RecordsPageData): Markup {
  const path = (slug: string) => `/back-office/records/${slug}`;
  const cell = (value: Cell, column: number) => {
    const text = value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : cellText(value);
    const isMail = list.slug === 'mails' && column === 0;
    return html`<td>${isMail ? html`<a class="haven-link" href="${path('mails')}/${encodeURIComponent(text)}">Read</a>` : text}</td>`;
  };
  return layout(context, {
    title: list.title,
    head: recordsHead(),
    main: html`<div class="page-head"><h1>${list.title}</h1></div>
<nav class="records-nav" aria-label="Records"><ul>${lists.map(
      ({ slug, title }) =>
        html`<li><a class="haven-link" href="${path(slug)}"${slug === list.slug ? html` aria-current="page"` : ''}>${title}</a></li>`,
    )}</ul><form method="post" action="/back-office/records/sign-out"><button class="haven-button haven-button--quiet" type="submit">Sign out</button></form></nav>
<p>${rows.length === limit ? `The newest ${limit}; the file has them all.` : `${rows.length} in all.`} Times are UTC. <a class="haven-link" href="${path(list.slug)}/csv">Download as CSV</a></p>
<div class="records-scroll" role="region" aria-label="${list.title}" tabindex="0"><table class="records-table">
<thead><tr>${list.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody></table></div>`,
  });
}
