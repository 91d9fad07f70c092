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
