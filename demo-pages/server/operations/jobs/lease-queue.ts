import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/open-database.ts';
import { describeError } from '../../http/describe-error.ts';
import { type RetryPlan, retryWait } from './retry-wait.ts';

/** A table with the columns of `leaseColumns()`. */
export type LeasedTable = PgTable & Record<'id' | 'nextAttemptAt' | 'claimedBy' | 'attempts', PgColumn>;
type RowOf<Table extends LeasedTable> = Table['$inferSelect'];

export interface LeaseQueueOptions<Table extends LeasedTable> {
  db: Database;
  /** Milliseconds since 1970. The clocks of the processes may differ by a small part of the lease. */
  clock: () => number;
  log: (entry: Record<string, unknown>) => void;
  /** The event under which failures are logged. */
  event: string;
  table: Table;
  /** The rows that are not finished; the same words as in the condition of the index, so that it is used. */
  isOpen: SQL;
  /** Longer than the work on a row takes, so that it is claimed again only when its worker has died. */
  leaseMs: number;
  retryPlan: RetryPlan;
}

/** Rows of a table as a queue that any number of processes share: each row is claimed by one of them for a time. */
export interface LeaseQueue<Row> {
  /** Claims due rows, those that wait longest first. One statement, also when nothing is due; it waits for nobody. */
  claim(limit: number, only?: SQL): Promise<Row[]>;
  /**
   * Ends a lease and stores the result with it; false when the lease ended before and another worker claimed the row.
   * With a transaction, the result can be stored together with others.
   */
  settle(row: Row, change?: Partial<Row> | Record<string, SQL>, tx?: Database): Promise<boolean>;
  /** Ends a lease so that the row becomes due again by the retry plan. */
  retry(row: Row, change?: Partial<Row>): Promise<boolean>;
  /** Prolongs a lease; false when it was lost. */
  renew(row: Row): Promise<boolean>;
  /** Makes a row due that waits and that nobody works on. */
  hasten(id: string): Promise<void>;
  /**
   * Claims rows and works on them at the same time. `done`: the work has stored its result; `again`, or an error,
   * which is logged: the row is retried. `together` runs before, for what the rows can share; when it fails, that is
   * logged and each row's work does without. Resolves with the number of rows; rejects when they could not be claimed.
   */
  workOff(
    limit: number,
    work: (row: Row) => Promise<'done' | 'again'>,
    together?: (rows: readonly Row[]) => Promise<void>,
  ): Promise<number>;
}

export function createLeaseQueue<Table extends LeasedTable>(
  options: LeaseQueueOptions<Table>,
): LeaseQueue<RowOf<Table>> {
  type Row = RowOf<Table>;
  const { db, clock, log, event, table, isOpen, leaseMs, retryPlan } = options;
  const after = (ms: number) => new Date(clock() + ms);
  // A claim has a name of its own, so that a late result of one never ends another, even of the same process.
  const isHeld = (row: Row) => and(eq(table.id, row['id']), eq(table.claimedBy, row['claimedBy']));
  const change = async (to: Database, values: Record<string, unknown>, where: SQL | undefined) => {
    const changed = await to
      .update(table as PgTable)
      .set(values)
      .where(where)
      .returning({ id: table.id });
    return changed.length > 0;
  };

  const queue: LeaseQueue<Row> = {
    async claim(limit, only) {
      // In a common table expression, because a subquery with a limit may be run once for each row of the table.
      const due = db.$with('due').as(
        db
          .select({ id: table.id })
          .from(table as PgTable)
          .where(and(isOpen, lte(table.nextAttemptAt, after(0)), only))
          .orderBy(table.nextAttemptAt)
          .limit(limit)
          .for('update', { skipLocked: true }),
      );
      const claimed = await db
        .with(due)
        .update(table as PgTable)
        .set({ claimedBy: randomUUID(), attempts: sql`${table.attempts} + 1`, nextAttemptAt: after(leaseMs) })
        .from(due)
        .where(eq(table.id, due.id))
        .returning(getTableColumns(table as PgTable));
      return claimed as Row[];
    },
    settle: (row, values = {}, tx = db) => change(tx, { claimedBy: null, ...values }, isHeld(row)),
    retry: (row, values = {}) =>
      queue.settle(row, { nextAttemptAt: after(retryWait(retryPlan, row['attempts'] as number)), ...values }),
    renew: (row) => change(db, { nextAttemptAt: after(leaseMs) }, isHeld(row)),
    async hasten(id) {
      await change(db, { nextAttemptAt: after(0) }, and(eq(table.id, id), isOpen, isNull(table.claimedBy)));
    },
    async workOff(limit, work, together) {
      const claimed = await queue.claim(limit);
      if (claimed.length > 1)
        await together?.(claimed).catch((error: Error) =>
          log({ event, rows: claimed.length, ...describeError(error) }),
        );
      const attempt = async (row: Row) => {
        const result = await work(row).catch((error: Error) => {
          log({ event, id: row['id'], ...describeError(error) });
          return 'again';
        });
        // When the database fails here too, the lease ends by itself.
        if (result === 'again')
          await queue.retry(row).catch((error: Error) => log({ event, id: row['id'], ...describeError(error) }));
      };
      await Promise.all(claimed.map(attempt));
      return claimed.length;
    },
  };
  return queue;
}
