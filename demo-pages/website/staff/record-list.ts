import type { Database } from '../../database/open-database.ts';
import type { Cell } from './csv.ts';

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

/** One list of the staff area, newest first. */
export interface RecordList {
  slug: string;
  title: string;
  columns: readonly string[];
  /** How many of the columns the page shows; a file has all. */
  pageColumns?: number;
  /** The column with order numbers, which link to the pages of the orders. */
  orderColumn?: number;
  /** The rows after a cursor. An unknown cursor gives no rows. */
  read(db: Database, page: RowPage): Promise<ListedRow[]>;
  count(db: Database): Promise<number>;
}
