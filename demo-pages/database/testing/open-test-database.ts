import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { seedWebsite } from '../../website/seed-website.ts';
import type { OpenDatabase } from '../database.ts';
import { migrated } from '../embedded-database.ts';
import { ALL_TABLES } from '../open-database.ts';
import { ReusableDatabase } from './reusable-database.ts';
import { templatePath } from './template-path.mjs';

const LOCK_STALE_MS = 120_000;
const POLL_MS = 100;

let kept: Promise<ReusableDatabase> | undefined;

/**
 * A migrated database in memory with the catalogue and all localities, for tests. After closing, the next test file of
 * the same worker reuses it, reset to its first contents: opening takes two seconds of processor time, and a reset
 * takes almost none.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  kept ??= openTemplate().then((client) => ReusableDatabase.keep(client));
  return (await (await kept).lend()) ?? migrated(await openTemplate(), ALL_TABLES);
}

/** Loads the database from a tarball in `.cache/`, which the first caller creates. */
async function openTemplate(): Promise<PGlite> {
  const path = templatePath();
  if (!existsSync(path)) await onlyOnce(path, makeTemplate);
  return PGlite.create({ loadDataDir: new WholeBlob(await readFile(path)) });
}

/**
 * A Blob that returns its bytes without copying: Node's own joins 64 MB from small pieces, a fifth of the time to open.
 */
class WholeBlob extends Blob {
  readonly #whole: Buffer<ArrayBuffer>;

  constructor(whole: Buffer<ArrayBuffer>) {
    super();
    this.#whole = whole;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#whole;
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

async function makeTemplate(path: string): Promise<void> {
  const client = await PGlite.create();
  const { db, close } = await migrated(client, ALL_TABLES);
  await seedWebsite(db);
  // Without a checkpoint, every opening would replay the log of the seeds.
  await client.exec('checkpoint');
  const tarball = await client.dumpDataDir('none');
  await writeFile(`${path}.partial`, Buffer.from(await tarball.arrayBuffer()));
  await rename(`${path}.partial`, path);
  await close();
}

// Test files start in several processes at once; one creates the template and the others wait for it.
async function onlyOnce(path: string, make: (path: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const lock = `${path}.lock`;
  while (!existsSync(path)) {
    try {
      const handle = await open(lock, 'wx');
      await handle.close();
    } catch {
      const age = await stat(lock).then(
        (found) => Date.now() - found.mtimeMs,
        () => 0,
      );
      if (age > LOCK_STALE_MS) await rm(lock, { force: true });
      await delay(POLL_MS);
      continue;
    }
    await (existsSync(path) ? Promise.resolve() : make(path)).finally(() => rm(lock, { force: true }));
  }
}
