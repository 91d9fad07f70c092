import type { Database } from '../../server/database/database.ts';
import { holdSnapshot } from '../../server/database/hold-snapshot.ts';
import { actorOf, clientAddress, type WebsiteContext, writeStaffAction } from '../platform/index.ts';
import { csvLine } from './csv.ts';
import { exportRows } from './export-rows.ts';
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
export interface ListFile {
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
