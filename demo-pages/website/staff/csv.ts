/** A phone number as somebody typed it. */
export class Phone {
  readonly typed: string;

  constructor(typed: string) {
    this.typed = typed;
  }

  /**
   * In groups, such as `0412 345 678` or `+61 412 345 678`: a spreadsheet takes digits alone for a number, and drops
   * its 0 or its sign. It leaves a text with spaces as it is, and programs that import phones skip them.
   */
  inGroups(): string {
    const plain = this.typed.replace('(0)', '').replace(/[\s()-]/g, '');
    const [, country = '', number = ''] = /^(\+6[14])?(\+?\d{6,15})$/.exec(plain) ?? [];
    if (number === '') return harmless(this.typed);
    const first = number.startsWith('0') ? 4 : 3;
    const groups = [number.slice(0, first), ...(number.slice(first).match(/\d{1,3}/g) ?? [])];
    return [country, ...groups].filter(Boolean).join(' ');
  }

  toString(): string {
    return this.typed;
  }

  toJSON(): string {
    return this.typed;
  }
}

/** A cell of a list, as people read it. */
export type Cell = string | number | Date | Phone | null;

/** Characters after which a spreadsheet may begin a new cell, whatever separator it is set to. */
const SEPARATOR = /([;,|\t\r\n"])/;
/** Characters that are invisible at the beginning of a cell or are removed when it is read. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
/** A number with its country, or an amount, runs nothing, and an apostrophe would make it another number or a text. */
const PLAIN_NUMBER = /^(\+\d{7,15}|-\d{1,12}\.\d\d)$/;
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
  if (PLAIN_NUMBER.test(text)) return text;
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
  if (cell instanceof Phone) return quoted(cell.inGroups());
  const text = cellText(cell);
  // A visitor's text must not run as a formula on the computer that opens the export; a number is not a text.
  const safe = typeof cell === 'string' ? harmless(text) : text;
  return quoted(safe);
}

/**
 * In quotes where it must be, and where digits begin with 0, such as a postcode: some programs read them as text then.
 */
const quoted = (text: string) => (/[";,|\t\r\n]|^0\d+$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row as a line of CSV. */
export const csvLine = (row: readonly Cell[]): string => `${row.map(field).join(',')}\r\n`;
