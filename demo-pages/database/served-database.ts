import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { prepareStatements } from './prepare-statements.ts';
import { explainMigrationError, type ProgramTables } from './program-tables.ts';
import { servedListener } from './served-listener.ts';

// An arbitrary number that only Haven's migrations use.
const MIGRATION_LOCK = 7_242_001;
const CONNECT_TIMEOUT_MS = 10_000;
const POOL_SIZE = 10;
/** Long reads have few connections of their own, and wait for each other. */
const READ_POOL_SIZE = 2;

/** Connects to a Postgres server. Processes that start together queue on an advisory lock and migrate once. */
export async function openServedDatabase(
  connectionString: string,
  tables: readonly ProgramTables[],
  readUrl = connectionString,
): Promise<OpenDatabase> {
  const pool = openPool({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, max: POOL_SIZE });
  try {
    await migrateOnce(pool, tables);
  } catch (cause) {
    await pool.end();
    throw new Error(
      'DATABASE_URL could not be opened: check that the server runs and that the user may create schemas.',
      {
        cause,
      },
    );
  }
  const reads = openPool({
    connectionString: readUrl,
    max: READ_POOL_SIZE,
    options: '-c default_transaction_read_only=on',
  });
  const close = async () => {
    await Promise.all([pool.end(), reads.end()]);
  };
  return { db: drizzle(pool), readDb: drizzle(reads), listen: servedListener(connectionString), close };
}

/** A pool of connections that survives lost ones and plans statements that come often once. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  const prepare = prepareStatements();
  // Without listeners a dropped connection would end the process: the pool's own is for idle ones, the other for those that
  // are in the middle of a transaction and wait for nothing.
  const report = (error: Error) =>
    console.error(JSON.stringify({ event: 'database-connection', message: error.message }));
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
    prepare(client);
  });
  return pool;
}

async function migrateOnce(pool: pg.Pool, tables: readonly ProgramTables[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    for (const each of tables) await migrate(drizzle(client), each);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection releases the lock, whatever error occurred.
    client.release(true);
    throw explainMigrationError(error);
  }
}
