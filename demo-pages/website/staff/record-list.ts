import type { Database } from '../../database/open-database.ts';
import type { Cell } from './csv.ts';

/** One list of the staff area, newest first. */
export interface RecordList {
  slug: string;
  title: string;
  columns: readonly string[];
  /** The column with order numbers, which link to the pages of the orders. */
  orderColumn?: number;
  read(db: Database, limit: number): Promise<Cell[][]>;
}
