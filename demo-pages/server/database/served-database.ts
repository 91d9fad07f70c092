import pg from 'pg';
import { describeError } from '../http/describe-error.ts';
import type { Listen, OpenDatabase } from './database.ts';
import { migrateTables } from './migrate-tables.ts';
import { poolDatabase, readOnlyDatabase } from './pool-database.ts';
import { explainMigrationError, type ProgramTables } from './program-tables.ts';
import { type ConnectionSettings, findServer, type ServerConnection } from './server-connection.ts';

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
        'Set DATABASE_DIRECT_URL to the server itself, and they are cached in memory.',
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

/** A statement as drizzle gives it to the driver. */
interface Statement {
  text: string;
  name?: string;
}

/** Each connection keeps a plan of each of them in the server's memory. */
const MOST = 200;
/** Statements whose text differs with the number of their parameters are seen once, and are not worth a plan. */
const SEEN_OFTEN = 3;
const MOST_SEEN = 2_000;

/** Names statements that come often, for the connections of one pool. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  /** Undefined for statements that do not come often, and after the first 200. */
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < SEEN_OFTEN) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `haven_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Lets the server parse and plan a statement with parameters once for each connection, if it comes often: a third of
 * its work on a payment is parsing and planning. Returns the function that does so for a connection of a pool. All
 * pools may differ in what they name; a connection belongs to one.
 */
function prepareStatements(): (client: pg.ClientBase) => void {
  const nameOf = createNames();
  const named = (statement: Statement): Statement => {
    const name = nameOf(statement.text);
    return name === undefined ? statement : { ...statement, name };
  };
  return (client) => {
    const send = client.query.bind(client) as (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;
    const query = (statement: unknown, values?: unknown, ...rest: unknown[]) =>
      send(
        isNameless(statement) && Array.isArray(values) && values.length > 0 ? named(statement) : statement,
        values,
        ...rest,
      );
    client.query = query as typeof client.query;
  };
}

const isNameless = (statement: unknown): statement is Statement =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  !('submit' in statement) &&
  !('name' in statement && statement.name);

/** No statement of a request and no attempt to connect takes this long. */
const STALLED_AFTER_MS = 60_000;

/**
 * Returns a function that says whether a pool has stalled: all of its connections are lent, and for a minute none was
 * lent or given back. Only a restart of the process helps. While the server cannot be reached a pool
 * has no connections, and a new start would not help.
 */
export function watchPool(pool: pg.Pool, clock: () => number = () => performance.now()): () => boolean {
  let movedAt = clock();
  const move = () => {
    movedAt = clock();
  };
  for (const event of ['connect', 'acquire', 'release', 'remove'] as const) pool.on(event, move);
  return () => pool.totalCount >= pool.options.max && pool.idleCount === 0 && clock() - movedAt >= STALLED_AFTER_MS;
}
