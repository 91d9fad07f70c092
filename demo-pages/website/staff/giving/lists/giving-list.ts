import type { Database } from '../../../../server/database/open-database.ts';
import type { ListedRow, RecordColumn, RowPage } from '../../record-list.ts';
import type { FilterField, RecordFilter } from './record-filter.ts';

export interface GivingColumn extends RecordColumn {
  /** Its name in exports as JSON lines. */
  key: string;
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
  /** In the names of its files, where they say more than the address. */
  fileSlug?: string;
  title: string;
  lead: string;
  /** The parts of the filter that it knows. */
  filters: readonly FilterField[];
  states: readonly { value: string; label: string }[];
  columns: readonly GivingColumn[];
  /** The rows after a cursor. An unknown cursor gives no rows. */
  read(db: Database, filter: RecordFilter, page: RowPage): Promise<ListedRow[]>;
  totals(db: Database, filter: RecordFilter): Promise<ListTotals>;
}

export const ROWS_PER_PAGE = 50;
