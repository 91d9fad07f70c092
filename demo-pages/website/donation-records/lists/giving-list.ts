import type { Database } from '../../../database/open-database.ts';
import type { Cell } from '../../staff/csv.ts';
import type { FilterField, RecordFilter } from './record-filter.ts';

export interface GivingColumn {
  /** Its name in exports as JSON lines. */
  key: string;
  title: string;
  /** The page that a cell of it links to. */
  link?: (text: string) => string;
}

export interface ListedRow {
  /** Identifies the row as the end of a page. */
  cursor: string;
  /** In the order of the columns. */
  cells: readonly Cell[];
}

/** The whole of what a filter finds. */
export interface ListTotals {
  rows: number;
  /** A label and its sum or sums in words. */
  sums: readonly (readonly [string, string])[];
}

/** A list of the donation records, newest first. */
export interface GivingList {
  slug: string;
  title: string;
  lead: string;
  /** The parts of the filter that it knows. */
  filters: readonly FilterField[];
  states: readonly { value: string; label: string }[];
  columns: readonly GivingColumn[];
  /** The rows after a cursor. An unknown cursor gives no rows. */
  read(db: Database, filter: RecordFilter, page: { after: string | undefined; limit: number }): Promise<ListedRow[]>;
  totals(db: Database, filter: RecordFilter): Promise<ListTotals>;
}

export const ROWS_PER_PAGE = 50;
