/** A cell of a list, as people read it. */
export type Cell = string | number | Date | null;

/** Where a spreadsheet may begin a new cell, whatever its settings take for a separator. */
const SEPARATOR = /([;,|\t\r\n"])/;
/** What is not seen at the beginning of a cell, or is cut off when it is read. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
/** Signs that begin a formula; the wide and small forms of Chinese and Japanese keyboards become these. */
const FORMULA = /^[=+\-@\u2212]/;

/**
 * A text that no spreadsheet takes for a formula (OWASP, CSV injection): an apostrophe stands before each sign that could
 * begin one, at the start and behind everything that could end a cell.
 */
export function harmless(text: string): string {
  const parts = text.split(SEPARATOR).map((part) => {
    const start = part.replace(UNSEEN, '').slice(0, 1).normalize('NFKC');
    return FORMULA.test(start) ? `'${part}` : part;
  });
  return /^[\t\r\n]/.test(text) ? `'${parts.join('')}` : parts.join('');
}

/** A cell as text; moments in UTC, so that two exports compare. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString();
  return cell === null ? '' : String(cell);
}

function field(cell: Cell): string {
  const text = cellText(cell);
  // What visitors typed must not run on the machine of whoever opens the export; a number is no text.
  const safe = typeof cell === 'string' ? harmless(text) : text;
  return /[";,|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A list as CSV in UTF-8, with the mark that spreadsheets recognise it by. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}
