/** A cell of a list, as people read it. */
export type Cell = string | number | Date | null;

/** Texts that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as text; moments in UTC, so that two exports compare. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString();
  return cell === null ? '' : String(cell);
}

function field(cell: Cell): string {
  const text = cellText(cell);
  // What visitors typed must not run on the machine of whoever opens the export; a number is no text.
  const safe = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A list as CSV in UTF-8, with the mark that spreadsheets recognise it by. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}
