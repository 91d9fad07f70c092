import type { Database } from '../../server/database/database.ts';
import { holdSnapshot, type Snapshot } from '../../server/database/hold-snapshot.ts';
import { actorOf, clientAddress, type WebsiteContext, writeStaffAction } from '../platform/index.ts';
import { csvLine } from './csv.ts';
import type { ListedRow, RowPage } from './record-list.ts';
import type { StaffMember } from './staff-member.ts';
import type { StaffServices } from './staff-services.ts';

export const FILE_FORMATS = ['csv', 'jsonl'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** A list as a file. */
interface ListFile {
  slug: string;
  /** The name in the audit trail. */
  subject: string;
  format: FileFormat;
  /** `key` names a value in JSON lines. */
  columns: readonly { key: string; title: string }[];
  isFiltered?: boolean;
  read(db: Database, page: RowPage): Promise<ListedRow[]>;
  count(db: Database): Promise<number>;
}

/**
 * Sends every row of a list, as it is now, and writes the download into the audit trail before the first row leaves.
 */
export async function downloadList(
  c: WebsiteContext,
  services: StaffServices,
  member: StaffMember,
  file: ListFile,
): Promise<Response> {
  const { db, clock, log } = services;
  const { slug, subject, format, columns, isFiltered = false } = file;
  c.header('Content-Type', TYPES[format]);
  c.header('Content-Disposition', `attachment; filename="haven-${slug}.${format}"`);
  if (c.req.method === 'HEAD') return c.body(null);
  log({ event: 'staff-area', exported: slug, address: clientAddress(c) });
  const snapshot = await holdSnapshot(services);
  try {
    const rows = await file.count(snapshot.db);
    await writeStaffAction(db, {
      at: new Date(clock()),
      ...actorOf(member),
      action: 'export',
      subject,
      outcome: 'downloaded',
      detail: `${rows} rows as ${format === 'csv' ? 'CSV' : 'JSON lines'}${isFiltered ? ', filtered' : ''}`,
    });
  } catch (error) {
    await snapshot.end();
    throw error;
  }
  const asObject = ({ cells }: ListedRow) =>
    Object.fromEntries(columns.map(({ key }, index) => [key, cells[index] ?? null]));
  return c.body(
    exportRows(snapshot, {
      // The byte order mark tells spreadsheets that the file is UTF-8.
      head: format === 'csv' ? `\uFEFF${csvLine(columns.map(({ title }) => title))}` : '',
      read: (page) => file.read(snapshot.db, page),
      lineOf: (row) => (format === 'csv' ? csvLine(row.cells) : `${JSON.stringify(asObject(row))}\n`),
    }),
  );
}

/** Rows that are in memory at a time. */
const ROWS_AT_ONCE = 500;
/** A reader that takes nothing for so long has gone: what it holds is needed by others. */
const STALLED_MS = 120_000;

interface Export {
  /** What comes before the first row. */
  head: string;
  read(page: RowPage): Promise<ListedRow[]>;
  lineOf(row: ListedRow): string;
}

/**
 * Every row of a list as a file. The rows are read page by page, the next page when the reader has taken the one
 * before, so that memory does not grow with their number, all from one snapshot, which is ended with the file.
 */
export function exportRows(snapshot: Snapshot, { head, read, lineOf }: Export): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | undefined;
  let before = head;
  let stalled: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(stalled);
    return snapshot.end();
  };
  return new ReadableStream(
    {
      start(controller) {
        stalled = setTimeout(() => {
          controller.error(new Error('The reader of an export has stopped.'));
          void snapshot.end();
        }, STALLED_MS);
        stalled.unref();
      },
      async pull(controller) {
        stalled?.refresh();
        try {
          const rows = await read({ after, limit: ROWS_AT_ONCE });
          const text = before + rows.map(lineOf).join('');
          before = '';
          if (text !== '') controller.enqueue(encoder.encode(text));
          after = rows.at(-1)?.cursor;
          if (rows.length < ROWS_AT_ONCE) {
            await stop();
            controller.close();
          }
        } catch (error) {
          await stop();
          // The download breaks off, so that a part is not taken for the whole.
          throw error;
        }
      },
      cancel: stop,
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  );
}
