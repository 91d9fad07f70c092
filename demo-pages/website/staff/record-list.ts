import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/database/open-database.ts';
import type { Cell } from './csv.ts';

/**
 * How a page shows the cells of a column, while files have them as they are. `currency` stands beside the amounts of
 * its row, `day` is a day of the calendar, `status`, `word` and `detail` are or end with codes that the page says in
 * words, and a `fileOnly` column is on no page.
 */
export type ShownAs = 'money' | 'currency' | 'number' | 'status' | 'word' | 'detail' | 'country' | 'day' | 'fileOnly';

/** A column of a list. */
export interface RecordColumn {
  title: string;
  as?: ShownAs;
  /** The page that a cell of it links to. */
  link?: (text: string, row: readonly Cell[]) => string | undefined;
}

export interface ListedRow {
  /** Identifies the row as the end of a page. */
  cursor: string;
  /** In the order of the columns. */
  cells: readonly Cell[];
}

/** Which rows are read: those after a cursor, or the first ones. */
export interface RowPage {
  after?: string | undefined;
  limit: number;
}

/** What a list can be searched for. */
interface ListSearch {
  label: string;
  hint: string;
}

/** One list of the staff area, newest first. */
export interface RecordList {
  slug: string;
  title: string;
  lead?: string;
  columns: readonly RecordColumn[];
  search?: ListSearch;
  /** The rows after a cursor, and only those that a search finds. An unknown cursor gives no rows. */
  read(db: Database, page: RowPage, search?: string): Promise<ListedRow[]>;
  count(db: Database): Promise<number>;
}

/** The key of a row: a cursor comes from an address, and the database refuses what its column cannot hold. */
const isKey = (after: string, { dataType }: PgColumn) =>
  dataType === 'number' ? /^\d{1,10}$/.test(after) && Number(after) <= 2_147_483_647 : !after.includes('\0');

/** Rows after one of the same table, newest first; an unknown one gives none. */
export function isAfter(
  table: { id: PgColumn; createdAt: PgColumn },
  from: SQL,
  after: string | undefined,
): SQL | undefined {
  if (after === undefined) return undefined;
  if (!isKey(after, table.id)) return sql`false`;
  const position = sql`${table.createdAt}, ${table.id}`;
  return sql`(${position}) < (select ${position} from ${from} where ${table.id} = ${after})`;
}

/** Rows of one table, with the times by which they are sorted, newest first. */
export type RowSource = (page: RowPage) => Promise<readonly (ListedRow & { at: Date })[]>;

/** The last row of each source, or none yet; nothing for a text that is no cursor of these sources. */
function positionsOf(after: string | undefined, count: number): (string | undefined)[] | undefined {
  if (after === undefined) return Array.from({ length: count }, () => undefined);
  try {
    const read: unknown = JSON.parse(after);
    if (!Array.isArray(read) || read.length !== count) return undefined;
    return read.map((each) => (typeof each === 'string' ? each : undefined));
  } catch {
    return undefined;
  }
}

/**
 * A page of the rows of several tables, newest first: each is read by its own key, so that none is left out or twice.
 */
export async function mergeRows(sources: readonly RowSource[], { after, limit }: RowPage): Promise<ListedRow[]> {
  const positions = positionsOf(after, sources.length);
  if (!positions) return [];
  const found: Awaited<ReturnType<RowSource>>[] = [];
  // One after the other: in a snapshot they share a connection.
  for (const [index, read] of sources.entries()) found.push(await read({ after: positions[index], limit }));
  const next = sources.map(() => 0);
  const rows: ListedRow[] = [];
  while (rows.length < limit) {
    const heads = found.map((list, index) => list[next[index] ?? 0]);
    const newest = heads.reduce<number | undefined>((best, head, index) => {
      const other = best === undefined ? undefined : heads[best];
      return head && (!other || head.at > other.at) ? index : best;
    }, undefined);
    const head = newest === undefined ? undefined : heads[newest];
    if (newest === undefined || !head) break;
    next[newest] = (next[newest] ?? 0) + 1;
    positions[newest] = head.cursor;
    rows.push({ cursor: JSON.stringify(positions.map((each) => each ?? null)), cells: head.cells });
  }
  return rows;
}
