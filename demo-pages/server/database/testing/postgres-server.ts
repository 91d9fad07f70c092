import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** The database of which test databases are copies. */
export const TEMPLATE = 'template_of_tests';

/** Where a PostgreSQL server for tests listens; other processes may be given it. */
export interface PostgresAddress {
  port: number;
  /** The folder of its Unix socket. */
  sockets: string;
}

export interface PostgresServer {
  address: PostgresAddress;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server, which ends with this process. Throws the server’s messages when it does not start.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  // Detached, so that Ctrl-C reaches this process alone: the other one then stops its server in order.
  const child = fork(
    fileURLToPath(new URL('../../../../scripts/test/postgres/postgres-process.mjs', import.meta.url)),
    {
      detached: true,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [PostgresAddress | { problem: string }];
  if (typeof answer === 'object' && answer !== null && 'port' in answer) return { address: answer, stop };
  await stop();
  throw new Error(
    `PostgreSQL did not start: ${typeof answer === 'object' ? answer?.problem : `it ended with ${answer}`}`,
  );
}

/** The connection string of one of the server's databases, over TCP as in production. */
export const databaseUrl = ({ port }: PostgresAddress, name: string): string =>
  `postgres://haven:haven@127.0.0.1:${port}/${name}`;

/** The same over the Unix socket, where a round trip costs half as much. */
export const socketUrl = ({ port, sockets }: PostgresAddress, name: string): string =>
  `postgres://haven:haven@/${name}?host=${encodeURIComponent(sockets)}&port=${port}`;

/** Makes an empty database, or a copy of another one, and replaces one of that name. */
export async function createDatabase(address: PostgresAddress, name: string, template = 'template0'): Promise<void> {
  const admin = new pg.Client({ connectionString: databaseUrl(address, 'postgres') });
  await admin.connect();
  // A thread that was stopped has left its database behind, perhaps with its connection.
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.end();
}
