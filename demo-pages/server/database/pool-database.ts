import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';

type PoolDatabase = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };

/**
 * A drizzle handle on a pool. Its transactions give their connection back however they end: drizzle's own sends `begin`
 * before its `try`, so that each `begin` that meets a lost connection takes a place of the pool for ever.
 */
export function poolDatabase(pool: pg.Pool): PoolDatabase {
  const db = drizzle(pool);
  db.transaction = (work, config) => withConnection(pool, (client) => drizzle(client).transaction(work, config));
  return db;
}

/**
 * The same for reads alone: each statement outside a transaction runs in a read-only one of its own. A parameter of the
 * connection would take fewer messages, but poolers refuse it, or lend the connection with it to another client.
 */
export function readOnlyDatabase(pool: pg.Pool): Database {
  const query = (...statement: unknown[]) =>
    withConnection(pool, async (client) => {
      await client.query('begin read only');
      const result = await (client.query as (...all: unknown[]) => Promise<unknown>)(...statement);
      await client.query('commit');
      return result;
    });
  const db: Database = drizzle({ client: { query } as pg.Pool });
  db.transaction = (work, config) =>
    withConnection(pool, (client) => drizzle(client).transaction(work, { accessMode: 'read only', ...config }));
  return db;
}

/** Lends a connection. One that is not idle afterwards, or lost, is closed and leaves its place to a new one. */
async function withConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release(client.getTransactionStatus() !== 'I');
  }
}
