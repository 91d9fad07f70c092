import { formatMoney } from '#rules/money.ts';
import { type Markup, momentText, shortDay, siteOf } from '../../platform/index.ts';
import { type Cell, cellText } from '../csv.ts';
import type { TrailEntry } from '../order-trail.ts';
import type { ListedRow, RecordColumn, ShownAs } from '../record-list.ts';
import { codeWords, detailWords, statusBadge } from './record-status.tsx';

/** Longer texts than this may wrap; a date or a number never does. */
const SHORT = 22;

/** A column's title; amounts and counts stand at the end of their cells, digit below digit. */
type TableColumn = string | { title: string; isNumeric: boolean };
type TableCell = Markup | string | number;

/**
 * A table that scrolls inside its box on a narrow screen, also with the keyboard. The first cell of a row names it and
 * stays in sight.
 */
export function recordsTable(
  label: string,
  columns: readonly TableColumn[],
  rows: readonly (readonly TableCell[])[],
): Markup {
  const titled = columns.map((column) => (typeof column === 'string' ? { title: column, isNumeric: false } : column));
  const classOf = (column: number, cell?: TableCell) => {
    const isShort = typeof cell === 'number' || (typeof cell === 'string' && cell.length <= SHORT);
    if (titled[column]?.isNumeric) return 'records-number';
    return isShort ? 'records-short' : undefined;
  };
  const dataCell = (cell: TableCell, column: number) =>
    column === 0 ? (
      <th key={column} scope="row" className={classOf(column, cell)}>
        {cell}
      </th>
    ) : (
      <td key={column} className={classOf(column, cell)}>
        {cell}
      </td>
    );
  return (
    <div className="records-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="records-table">
        <thead>
          <tr>
            {titled.map(({ title }, column) => (
              <th key={title} scope="col" className={classOf(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>{row.map(dataCell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HIDDEN: readonly (ShownAs | undefined)[] = ['currency', 'fileOnly'];

/** The rows of a list as a table, in the words and on the clocks of its staff. */
export function listTable(label: string, columns: readonly RecordColumn[], rows: readonly ListedRow[]): Markup {
  const shown = columns.flatMap((column, place) => (HIDDEN.includes(column.as) ? [] : [{ column, place }]));
  const placeOf = (as: ShownAs) => columns.findIndex((column) => column.as === as);
  const [currencyPlace, countryPlace] = [placeOf('currency'), placeOf('country')];
  return recordsTable(
    label,
    shown.map(({ column: { title, as } }) => ({ title, isNumeric: as === 'money' || as === 'number' })),
    rows.map(({ cells }) => {
      const country = cellText(cells[countryPlace] ?? null);
      const currency = cellText(cells[currencyPlace] ?? null);
      return shown.map(({ column: { as, link }, place }) => {
        const cell = cells[place] ?? null;
        const href = cell === null ? undefined : link?.(cellText(cell), cells);
        const text = shownCell(cell, { as, country, currency });
        return href ? (
          <a key={place} className="haven-link" href={href}>
            {text}
          </a>
        ) : (
          text
        );
      });
    }),
  );
}

function shownCell(
  cell: Cell,
  { as, country, currency }: { as: ShownAs | undefined; country: string; currency: string },
): TableCell {
  if (cell instanceof Date) return momentText(cell, country);
  const text = cellText(cell);
  if (text === '') return '';
  switch (as) {
    case 'money':
      return moneyText(Math.round(Number(text) * 100), currency);
    case 'status':
      return statusBadge(text);
    case 'word':
      return codeWords(text);
    case 'detail':
      return detailWords(text);
    case 'country':
      return siteOf(text).countryName;
    case 'day':
      return shortDay(text);
    default:
      return text;
  }
}

/** An amount with its currency: `$1,250.50 AUD`, or `−$50.00 AUD` for money that went back. */
export function moneyText(minor: number, currency: string): string {
  const amount = formatMoney(Math.abs(minor), currency, currency === 'NZD' ? 'NZL' : 'AUS');
  return `${minor < 0 ? '−' : ''}${amount} ${currency}`;
}

/** Actions with their time, member and result, newest first. */
export function trailTable(entries: readonly TrailEntry[]): Markup {
  if (entries.length === 0) return <p>Nothing has happened yet.</p>;
  const rows = entries.map(({ at, who, what, country, outcome, detail }) => [
    momentText(at, country),
    who,
    what,
    codeWords(outcome),
    detailWords(detail),
  ]);
  return recordsTable('Audit trail', ['When', 'Who', 'What', 'Outcome', 'Detail'], rows);
}
