import { html } from 'hono/html';
import type { Markup } from '../../site/page-context.ts';

/** Longer texts than this may wrap; a date or a number never does. */
const SHORT = 20;

/** A table that scrolls inside its box on a narrow screen, also with the keyboard. */
export function recordsTable(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly (Markup | string | number)[])[],
): Markup {
  return html`<div class="records-scroll" role="region" aria-label="${label}" tabindex="0"><table class="records-table">
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(dataCell)}</tr>`)}</tbody></table></div>`;
}

function dataCell(cell: Markup | string | number): Markup {
  const isShort = typeof cell === 'number' || (typeof cell === 'string' && cell.length <= SHORT);
  return isShort ? html`<td class="records-short">${cell}</td>` : html`<td>${cell}</td>`;
}
