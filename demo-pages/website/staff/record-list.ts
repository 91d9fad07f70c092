import type { Database } from '../../database/open-database.ts';
import type { Cell } from './csv.ts';

/** One list of the back office, newest first. */
export interface RecordList {
  slug: string;
  title: string;
  columns: readonly string[];
  /** The column whose cells are numbers of orders, which have pages of their own. */
  orderColumn?: number;
  read(db: Database, limit: number): Promise<Cell[][]>;
}
