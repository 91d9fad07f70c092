import { html } from 'hono/html';

export type TableCell = ReturnType<typeof html> | string;

/** A value of a response as the page writes it. */
export const valueText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A state as a coloured word. */
export const state = (status: unknown): TableCell =>
  html`<span class="outcome ${valueText(status)}">${valueText(status).replaceAll('_', ' ')}</span>`;

/** A time as the page writes it: to the second, in UTC. */
export function timeCell(time: Date | string | null | undefined): TableCell {
  if (!time) return '';
  const iso = new Date(time).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
}

/** A button that posts to the sandbox, with a name that also says what it is about. */
export function action(
  path: string,
  label: string,
  about: string,
  fields: Readonly<Record<string, string>> = {},
): TableCell {
  return html`<form method="post" action="${path}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button type="submit">${label}<span class="hidden"> ${about}</span></button>
  </form>`;
}

/**
 * A list as a table that scrolls in a narrow window and becomes cards in a very narrow one, where the roles keep it a
 * table; a sentence when it is empty.
 */
export function activityTable(
  label: string,
  heads: readonly string[],
  rows: readonly TableCell[][],
  empty: string,
): TableCell {
  if (rows.length === 0) return html`<p class="note">${empty}</p>`;
  const cell = (content: TableCell, index: number) =>
    content === ''
      ? html`<td role="cell"></td>`
      : html`<td role="cell" data-label="${heads[index] ?? ''}"><div>${content}</div></td>`;
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0">
    <table role="table">
      <thead role="rowgroup"><tr
        role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
      <tbody role="rowgroup">${rows.map((cells) => html`<tr role="row">${cells.map(cell)}</tr>`)}</tbody>
    </table>
  </div>`;
}
