import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { databaseUrl, type PostgresAddress, socketUrl } from './postgres-server.ts';

const SERVER = join(import.meta.dirname, '../../../../scripts/test/postgres/postgres-process.mjs');

/** A program that starts a server as a run of the tests does, tells where it is, and waits for its end. */
const PROGRAM = `const child = require('node:child_process').fork(${JSON.stringify(SERVER)}, { detached: true });
child.once('message', (address) => process.send(address));`;

it('a server of tests listens on a port and a socket, and ends with its folder when the run is killed', {
  timeout: 120_000,
}, async () => {
  const run = fork('-e', [PROGRAM], { execArgv: [] });
  const [address] = (await once(run, 'message')) as [PostgresAddress];
  for (const url of [databaseUrl(address, 'postgres'), socketUrl(address, 'postgres')]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
    await client.end();
  }
  run.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(address.sockets)).toBe(false), { timeout: 60_000, interval: 50 });
  const late = new pg.Client({ connectionString: databaseUrl(address, 'postgres') });
  await expect(late.connect()).rejects.toThrow('ECONNREFUSED');
});
