import pg from 'pg';
import { describeError } from '../http/describe-error.ts';
import type { Listen, OpenDatabase } from './database.ts';
import { migrateTables } from './migrate-tables.ts';
import { poolDatabase, readOnlyDatabase } from './pool-database.ts';
import { watchPool } from './pool-watch.ts';
import { prepareStatements } from './prepare-statements.ts';
import { explainMigrationError, type ProgramTables } from './program-tables.ts';
import type { ConnectionSettings } from './server-connection.ts';
import { findServer, type ServerConnection } from './server-connection.ts';

const POOL_SIZE = 10;
/** Long reads have few connections of their own, and wait for each other. */
const READ_POOL_SIZE = 2;
const READ_WAIT_MS = 60_000;

export interface ServedOptions {
  tables: readonly ProgramTables[];
  /** A replica for long reads. */
  readUrl?: string | undefined;
  /** The server itself where `databaseUrl` is a pooler in transaction mode: there notifications are listened for. */
  directUrl?: string | undefined;
  log: (entry: Record<string, unknown>) => void;
}

/** Connects to a Postgres server, or to a pooler before it, and migrates the tables. */
export async function openServedDatabase(
  databaseUrl: string,
  { tables, readUrl, directUrl, log }: ServedOptions,
): Promise<OpenDatabase> {
  const server = await reach('DATABASE_URL', databaseUrl, log);
  const readServer = readUrl ? await reachReplica(readUrl, server, log) : server;
  const direct = directUrl ? await reach('DATABASE_DIRECT_URL', directUrl, log) : server;
  const pool = openPool({ ...server.settings, max: POOL_SIZE }, { prepares: !server.isShared, log });
  const db = poolDatabase(pool);
  try {
    for (const each of tables) await migrateTables(db, each);
  } catch (error) {
    await pool.end();
    throw explainMigrationError(error);
  }
  const reads = openPool(
    { ...readServer.settings, max: READ_POOL_SIZE, connectionTimeoutMillis: READ_WAIT_MS },
    { prepares: !readServer.isShared, log },
  );
  if (direct.isShared)
    log({
      event: 'database',
      message:
        'DATABASE_URL is a pooler in transaction mode: pages are rendered for each visitor. ' +
        'Set DATABASE_DIRECT_URL to the server itself, and they are kept in memory.',
    });
  const close = async () => {
    await Promise.all([pool.end(), reads.end()]);
  };
  const listen = direct.isShared ? noListener : servedListener(direct.settings);
  return { db, readDb: readOnlyDatabase(reads), listen, isStalled: watchPool(pool), close };
}

async function reach(
  variable: string,
  url: string,
  log: (entry: Record<string, unknown>) => void,
): Promise<ServerConnection> {
  return findServer(url, log).catch((cause: Error) => {
    throw new Error(`${variable} could not be opened: check that the server runs and that its user may connect.`, {
      cause,
    });
  });
}

/** A replica that is away when the site starts does not keep it from starting. */
async function reachReplica(
  url: string,
  primary: ServerConnection,
  log: (entry: Record<string, unknown>) => void,
): Promise<ServerConnection> {
  return findServer(url, log, { waits: false }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code;
    log({
      event: 'database',
      message: 'DATABASE_READ_URL could not be opened: exports read from DATABASE_URL',
      reason,
    });
    return primary;
  });
}

/** A pool of connections that survives lost ones and plans statements that come often once. */
export function openPool(
  options: pg.PoolConfig,
  { prepares, log }: { prepares: boolean; log: (entry: Record<string, unknown>) => void },
): pg.Pool {
  const pool = new pg.Pool(options);
  const prepare = prepareStatements();
  // Without listeners a dropped connection would end the process: the pool's own is for idle ones, the other for those
  // that are in the middle of a transaction and wait for nothing.
  const report = (error: Error) => log({ event: 'database-connection', ...describeError(error) });
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
    if (prepares) prepare(client);
  });
  return pool;
}

const RETRY_MS = 1_000;

/**
 * Listens on a connection of its own, because a pool closes idle ones. It is opened again when it is lost; the
 * listener is notified, because notifications sent meanwhile are lost.
 */
export const servedListener =
  (settings: ConnectionSettings): Listen =>
  async (channel, { onMessage, onConnection }) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;
    const connect = async (): Promise<void> => {
      const own = new pg.Client(settings);
      client = own;
      const lose = () => {
        if (own !== client) return;
        client = undefined;
        onConnection(false);
        void own.end().catch(() => undefined);
        if (!isStopped) timer = setTimeout(() => void connect(), RETRY_MS);
      };
      own.on('error', lose).on('end', lose);
      own.on('notification', ({ payload }) => onMessage(payload ?? ''));
      try {
        await own.connect();
        await own.query(`listen ${pg.escapeIdentifier(channel)}`);
        if (own === client) onConnection(true);
      } catch {
        lose();
      }
    };
    await connect();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    };
  };

/** For a pooler in transaction mode: it accepts a LISTEN, and no notification ever arrives. */
const noListener: Listen = async () => async () => undefined;
