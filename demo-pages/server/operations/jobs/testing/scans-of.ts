import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { rowsOf } from '../../../database/sql-rows.ts';

/**
 * Runs work in a transaction and counts how often it read a table from the first row to the last. With `noRows`, the
 * table may be empty: the planner must use an index wherever one fits.
 */
export function scansOf<Result>(
  db: Database,
  table: string,
  work: (tx: Database) => Promise<Result>,
  { noRows }: { noRows: boolean } = { noRows: false },
): Promise<{ result: Result; wholeTable: number }> {
  return db.transaction(async (tx) => {
    if (noRows) await tx.execute(sql`set local enable_seqscan = off`);
    // The counts of a connection are handed on only between transactions.
    const count = async () => {
      const [row] = await rowsOf<{ scans: number }>(
        tx,
        sql`select seq_scan::int as scans from pg_stat_xact_user_tables where relname = ${table}`,
      );
      return row!.scans;
    };
    const before = await count();
    const result = await work(tx);
    return { result, wholeTable: (await count()) - before };
  });
}
