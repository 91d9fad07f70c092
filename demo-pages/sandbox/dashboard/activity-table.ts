import { html } from 'hono/html';

export type Cell = ReturnType<typeof html> | string;

/** A time as the page writes it: to the second, in UTC. */
export function moment(time: Date | string | null | undefined): Cell {
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
): Cell {
  return html`<form method="post" action="${path}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button type="submit">${label}<span class="hidden"> ${about}</span></button>
  </form>`;
}

/** A list as a table that scrolls in a narrow window; a sentence when it is empty. */
export function activityTable(label: string, heads: readonly string[], rows: readonly Cell[][], empty: string): Cell {
  if (rows.length === 0) return html`<p class="note">${empty}</p>`;
  return html`<div class="table activity" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
    </table>
  </div>`;
}
