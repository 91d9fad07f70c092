import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { seedWebsite } from '../../website/seed-website.ts';
import type { OpenDatabase } from '../database.ts';
import { migrated } from '../embedded-database.ts';
import { ReusableDatabase } from './reusable-database.ts';
import { templatePath } from './template-path.mjs';

const LOCK_STALE_MS = 120_000;
const POLL_MS = 100;

let kept: Promise<ReusableDatabase> | undefined;

/**
 * A migrated database in memory with the catalogue and all localities, for tests. Closing it keeps it for the next test file
 * of the same worker, which gets it as it was at first: opening takes two seconds of processor time, and that takes none.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  kept ??= openTemplate().then((client) => ReusableDatabase.keep(client));
  return (await (await kept).lend()) ?? migrated(await openTemplate());
}

/** Loads the database from a tarball in `.cache/` that the first caller makes. */
async function openTemplate(): Promise<PGlite> {
  const path = templatePath();
  if (!existsSync(path)) await onlyOnce(path, makeTemplate);
  return PGlite.create({ loadDataDir: new WholeBlob(await readFile(path)) });
}

/** Hands its bytes over as they are: Node's own joins 64 MB from small pieces, a fifth of an opening's time. */
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
  const { db, close } = await migrated(client);
  await seedWebsite(db);
  // Without it every opening would play the log of the seeds again.
  await client.exec('checkpoint');
  const tarball = await client.dumpDataDir('none');
  await writeFile(`${path}.partial`, Buffer.from(await tarball.arrayBuffer()));
  await rename(`${path}.partial`, path);
  await close();
}

// Test files start in several processes at once; one makes the template and the others wait for it.
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
