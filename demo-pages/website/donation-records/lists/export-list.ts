import type { Database } from '../../../database/open-database.ts';
import { csvLine } from '../../staff/csv.ts';
import type { GivingList, ListedRow } from './giving-list.ts';
import type { RecordFilter } from './record-filter.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** Rows that are in memory at a time. */
const ROWS_AT_ONCE = 500;

/**
 * Everything that a filter finds, as a file. The rows are read page by page, the next page when the reader has taken the
 * one before, so that memory does not grow with their number.
 */
export function exportList(
  db: Database,
  list: GivingList,
  filter: RecordFilter,
  format: ExportFormat,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lineOf = format === 'csv' ? ({ cells }: ListedRow) => csvLine(cells) : jsonLine(list);
  let after: string | undefined;
  let isBegun = false;
  return new ReadableStream(
    {
      async pull(controller) {
        // The byte order mark tells spreadsheets that the file is UTF-8.
        const head = isBegun || format !== 'csv' ? '' : `\uFEFF${csvLine(list.columns.map(({ title }) => title))}`;
        isBegun = true;
        const rows = await list.read(db, filter, { after, limit: ROWS_AT_ONCE });
        const text = head + rows.map(lineOf).join('');
        if (text !== '') controller.enqueue(encoder.encode(text));
        after = rows.at(-1)?.cursor;
        if (rows.length < ROWS_AT_ONCE) controller.close();
      },
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  );
}

function jsonLine({ columns }: GivingList): (row: ListedRow) => string {
  return ({ cells }) =>
    `${JSON.stringify(Object.fromEntries(columns.map(({ key }, index) => [key, cells[index] ?? null])))}\n`;
}
