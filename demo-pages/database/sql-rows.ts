import type { SQL } from 'drizzle-orm';
import type { Database } from './open-database.ts';

/** Runs a statement that the query builder cannot write. Both engines answer its rows under this name. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer = (await db.execute(statement)) as { rows: Row[] };
  return answer.rows;
}
