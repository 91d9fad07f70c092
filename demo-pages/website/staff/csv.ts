/** A cell of a list, as people read it. */
export type Cell = string | number | Date | null;

/** Characters after which a spreadsheet may begin a new cell, whatever separator it is set to. */
const SEPARATOR = /([;,|\t\r\n"])/;
/** Characters that are invisible at the beginning of a cell or are removed when it is read. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
/**
 * Characters that begin a formula; full-width and small variants from Chinese and Japanese keyboards are normalised to
 * these.
 */
const FORMULA = /^[=+\-@\u2212]/;

/**
 * A text that no spreadsheet interprets as a formula (OWASP, CSV injection): an apostrophe precedes each character that
 * could begin one, at the start and after everything that could end a cell.
 */
export function harmless(text: string): string {
  const parts = text.split(SEPARATOR).map((part) => {
    const start = part.replace(UNSEEN, '').slice(0, 1).normalize('NFKC');
    return FORMULA.test(start) ? `'${part}` : part;
  });
  return /^[\t\r\n]/.test(text) ? `'${parts.join('')}` : parts.join('');
}

/** A cell as text; times in UTC, so that two exports can be compared. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString();
  return cell === null ? '' : String(cell);
}

function field(cell: Cell): string {
  const text = cellText(cell);
  // A visitor's text must not run as a formula on the computer that opens the export; a number is not a text.
  const safe = typeof cell === 'string' ? harmless(text) : text;
  return /[";,|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row as a line of CSV. */
export const csvLine = (row: readonly Cell[]): string => `${row.map(field).join(',')}\r\n`;

/** A list as CSV in UTF-8, with the byte order mark that spreadsheets need. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[columns, ...rows].map(csvLine).join('')}`;
}
