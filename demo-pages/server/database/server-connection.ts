import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export const CONNECT_TIMEOUT_MS = 10_000;
/** A database that starts together with the site, or fails over meanwhile, takes connections within this time. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 1_000;
/**
 * Two connections that share a backend are recognised at the first check, unless other clients of the pooler are
 * quicker.
 */
const LOOKS = 5;

type Log = (entry: Record<string, unknown>) => void;

/** How to connect to one server; every connection of the process to it uses the same. */
export type ConnectionSettings = Pick<
  pg.ClientConfig,
  'connectionString' | 'ssl' | 'connectionTimeoutMillis' | 'keepAlive' | 'keepAliveInitialDelayMillis'
>;

/** What the first connection found out about a server. */
export interface ServerConnection {
  settings: ConnectionSettings;
  /**
   * Whether a pooler lends the same backend to several clients (transaction mode): a prepared statement, a LISTEN or
   * another setting of a connection would then be another client's.
   */
  isShared: boolean;
}

/**
 * Connects to a server for the first time. A server that is not up yet is waited for, unless `waits` is false; other
 * problems are thrown at once.
 */
export async function findServer(
  connectionString: string,
  log: Log,
  { waits = true }: { waits?: boolean } = {},
): Promise<ServerConnection> {
  const connect = () => connectFirst(connectionString);
  const { client, settings } = await (waits ? whenUp(connect, log) : connect());
  const other = new pg.Client(settings);
  try {
    await other.connect();
    return { settings, isShared: await isShared(client, other) };
  } finally {
    await Promise.allSettled([client.end(), other.end()]);
  }
}

/** Calls until the server is up, for half a minute. */
export async function whenUp<Result>(
  connect: () => Promise<Result>,
  log: Log,
  { clock = () => performance.now(), pause = wait as (ms: number) => Promise<unknown> } = {},
): Promise<Result> {
  const giveUpAt = clock() + PATIENCE_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await connect();
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (!(NOT_UP.has(code) || message === DRIVER_TIMEOUT) || clock() >= giveUpAt) throw error;
      if (isFirst) log({ event: 'database', message: 'not up yet, trying for 30 seconds', reason: message || code });
      await pause(RETRY_MS);
    }
  }
}

/** The system’s codes, and PostgreSQL’s of a server that starts, stops or has no place yet. */
const NOT_UP = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P03', '08006', '08P01', '53300'],
]);

const DRIVER_TIMEOUT = 'timeout expired';

/** Servers behind one balancer may have processes of the same number. */
const BACKEND = "select pg_backend_pid() || ' of ' || pg_postmaster_start_time() as backend";

/** Whether two open connections are the same backend of the server. */
export async function isShared(one: Pick<pg.Client, 'query'>, other: Pick<pg.Client, 'query'>): Promise<boolean> {
  const backendOf = async (client: Pick<pg.Client, 'query'>): Promise<string> =>
    (await client.query<{ backend: string }>(BACKEND)).rows[0]!.backend;
  for (let look = 0; look < LOOKS; look += 1) if ((await backendOf(one)) === (await backendOf(other))) return true;
  return false;
}

/** Without an `sslmode`, or with `prefer`, TLS is used if the server offers it, as by PostgreSQL’s own programs. */
async function connectFirst(text: string): Promise<{ client: pg.Client; settings: ConnectionSettings }> {
  const { connectionString, prefersTls } = readTlsMode(text);
  const common = {
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // A server that disappears without closing its connections is noticed within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const open = async (settings: ConnectionSettings) => {
    const client = new pg.Client(settings);
    client.on('error', () => undefined);
    await client.connect();
    return { client, settings };
  };
  if (!prefersTls) return open(common);
  return open({ ...common, ssl: { rejectUnauthorized: false } }).catch((error: Error) => {
    if (error.message !== 'The server does not support SSL connections') throw error;
    return open({ ...common, ssl: false });
  });
}

/** @returns the address without a mode that the driver would read in its own way, and whether TLS is only preferred. */
export function readTlsMode(text: string): { connectionString: string; prefersTls: boolean } {
  // An address without a host, of a socket of this machine.
  if (!URL.canParse(text)) return { connectionString: text, prefersTls: false };
  const url = new URL(text);
  const mode = url.searchParams.get('sslmode');
  const isLocalSocket = url.hostname === '' || (url.searchParams.get('host') ?? '').startsWith('/');
  if (mode === null && url.searchParams.has('ssl')) return { connectionString: text, prefersTls: false };
  if (mode === null || mode === 'prefer' || mode === 'allow') {
    url.searchParams.delete('sslmode');
    return { connectionString: url.href, prefersTls: !isLocalSocket };
  }
  // The driver checks the certificate in each of them, and warns unless the mode says so.
  if (mode === 'require' || mode === 'verify-ca') url.searchParams.set('sslmode', 'verify-full');
  return { connectionString: url.href, prefersTls: false };
}
