import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Listen, OpenDatabase } from './database.ts';
import { lockDirectory } from './lock-directory.ts';
import { migrateTables } from './migrate-tables.ts';
import { explainMigrationError, type ProgramTables } from './program-tables.ts';

/** A quarter of the engine's own buffers: a whole site fits, and to make them takes a tenth of a start and 90 MB. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens an embedded Postgres in a folder, or in memory when no folder is given; creates it on first use. */
export async function openEmbeddedDatabase(
  dataDir: string | undefined,
  tables: readonly ProgramTables[],
  prepared?: string,
): Promise<OpenDatabase> {
  if (!dataDir) return migrated(await PGlite.create(), tables);
  const directory = resolve(dataDir);
  await mkdir(dirname(directory), { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    await removeStaleCreations(directory);
    if (!(await isCreated(directory))) await createBeside(directory, prepared);
    const { close, ...open } = await migrated(
      await PGlite.create(directory, { startParams: START_PARAMETERS }),
      tables,
    );
    return { ...open, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Wraps an open PGlite and runs the missing migrations. */
export async function migrated(client: PGlite, tables: readonly ProgramTables[]): Promise<OpenDatabase> {
  forgetRowTypes(client);
  const db = drizzle(client);
  try {
    for (const each of tables) await migrateTables(db, each);
  } catch (error) {
    await client.close();
    throw explainMigrationError(error);
  }
  return { db, readDb: db, listen: embeddedListener(client), isStalled: () => false, close: () => client.close() };
}

/** Types below are PostgreSQL's own; those from here on are made with the tables and views of a database. */
const FIRST_MADE_TYPE = 10_000;

/**
 * Removes the parsers for arrays of whole rows, one for each table and view, which no query selects. Drizzle adds
 * parsers of its own to each query, for which PGlite copies all that it has: that was half the time of a short query.
 */
function forgetRowTypes(client: PGlite): void {
  for (const type of Object.keys(client.parsers))
    if (Number(type) >= FIRST_MADE_TYPE) delete client.parsers[Number(type)];
}

/** The embedded database notifies before the call that committed returns, and its connection cannot be lost. */
export const embeddedListener =
  (client: PGlite): Listen =>
  async (channel, { onMessage, onConnection }) => {
    const stop = await client.listen(channel, onMessage);
    onConnection(true);
    return () => stop();
  };

async function isCreated(directory: string): Promise<boolean> {
  if (existsSync(join(directory, 'PG_VERSION'))) return true;
  const entries = existsSync(directory) ? await readdir(directory) : [];
  if (entries.length === 0) return false;
  throw new Error(`${directory} holds other files and no database: choose an empty folder as DATA_DIR.`);
}

// A kill during the first creation would leave a folder that cannot be opened, so the folder gets its final name only
// when it is complete.
async function createBeside(directory: string, prepared?: string): Promise<void> {
  const temporary = `${directory}.creating-${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  // A thousand small files: without a wait for each this takes a sixth of the time, and nothing else runs yet.
  if (prepared && existsSync(join(prepared, 'PG_VERSION'))) {
    cpSync(prepared, temporary, { recursive: true });
    setModes(temporary, PRIVATE);
  } else await createInChild(temporary);
  await rm(directory, { recursive: true, force: true });
  await rename(temporary, directory);
}

// The child exits when the server is killed, because otherwise it would continue to write.
const CREATE = `process.stdin.resume().once('end', () => process.exit(1));
require(process.argv[1]).PGlite.create(process.argv[2]).then((client) => client.close()).then(() => process.exit(0));`;

// Creation needs 800 MB, and the process never releases 250 MB of them; a child process releases all of them.
async function createInChild(directory: string): Promise<void> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['-e', CREATE, library, directory]);
}

async function removeStaleCreations(directory: string): Promise<void> {
  const prefix = `${basename(directory)}.creating-`;
  for (const name of await readdir(dirname(directory))) {
    if (name.startsWith(prefix)) await rm(join(dirname(directory), name), { recursive: true, force: true });
  }
}

/** Who may read and write what is in a folder, and the folder itself. */
interface Modes {
  folder: number;
  file: number;
}

/** For a database in use: the engine's own modes. */
const PRIVATE: Modes = { folder: 0o700, file: 0o600 };
/** For a prepared database: whoever starts Haven copies it, and is often another user than whoever built it. */
export const READABLE: Modes = { folder: 0o755, file: 0o644 };

/** Gives a folder and everything in it these modes. Sync, as its copying: a start does nothing else meanwhile. */
export function setModes(folder: string, modes: Modes): void {
  chmodSync(folder, modes.folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setModes(path, modes);
    else chmodSync(path, modes.file);
  }
}
