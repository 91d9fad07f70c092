import { decimalText } from '#rules/money.ts';
import type { Database } from '../../../../server/database/open-database.ts';
import { moneyText } from '../../pages/records-table.tsx';
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

/** Sums of several currencies in words, such as `$75.00 AUD, $30.00 NZD`. */
export function moneyList<Row extends { currency: string }>(
  rows: readonly Row[],
  minorOf: (row: Row) => number,
): string {
  return rows.map((row) => moneyText(Number(minorOf(row)), row.currency)).join(', ') || 'Nothing';
}

/** An amount in a file, with a minus for money that went back: `25.00`, `-25.00`. */
export const signedDecimal = (minor: number): string => `${minor < 0 ? '-' : ''}${decimalText(Math.abs(minor))}`;
