import { html } from 'hono/html';
import type { Markup } from '../../site/page-context.ts';
import { RECORD_LISTS } from '../record-lists.ts';
import { RECORDS_PATH } from '../staff-guard.ts';

/** Links to the lists and the stock, and the sign-out button; `current` is the slug of the shown page. */
export function recordsNav(current: string): Markup {
  const places = [...RECORD_LISTS, { slug: 'stock', title: 'Stock' }];
  return html`<nav class="records-nav" aria-label="Records"><ul role="list">${places.map(
    ({ slug, title }) =>
      html`<li><a class="haven-link" href="${RECORDS_PATH}/${slug}"${slug === current ? html` aria-current="page"` : ''}>${title}</a></li>`,
  )}</ul><form method="post" action="${RECORDS_PATH}/sign-out"><button class="haven-button haven-button--quiet" type="submit">Sign out</button></form></nav>`;
}
