import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { expect, inject } from 'vitest';
import { seedWebsite } from '../../../website/app/seed-website.ts';
import { demonstration } from '../../../website/app/testing/demonstration.ts';
import type { OpenDatabase } from '../database.ts';
import { migrated } from '../embedded-database.ts';
import { ALL_TABLES } from '../open-database.ts';
import { openPool } from '../served-database.ts';
import { dropTemplates, unpackEmptyDatabase } from '../unpack-empty-database.ts';
import { isEmbeddedTest } from './embedded-tests.ts';
import { createDatabase, type PostgresAddress, socketUrl, TEMPLATE } from './postgres-server.ts';
import { keepFirstContents, ReusableDatabase } from './reusable-database.ts';
import { templatePath } from './template-path.mjs';
import { embedded, served } from './test-clients.ts';

const LOCK_STALE_MS = 120_000;
const POLL_MS = 100;

let embeddedOne: Promise<ReusableDatabase> | undefined;
const servedOnes: ReusableDatabase[] = [];
let created = 0;

export type TestEngine = 'embedded' | 'served';

/**
 * A migrated database with the catalogue and all localities, for tests: of the run's PostgreSQL server, or, for the
 * tests that `isEmbeddedTest` names and where no server runs, an embedded one in memory. After closing, the next test
 * file of the same worker reuses it, reset to its first contents: opening takes up to two seconds of processor time,
 * and a reset takes almost none.
 */
export async function openTestDatabase(engine = engineOfTest()): Promise<OpenDatabase> {
  const postgres = inject('postgres');
  return postgres && engine === 'served' ? openServed(postgres) : openEmbedded();
}

/** `TEST_ENGINE` is for runs that only ask which test fails, as mutation testing does. */
const engineOfTest = (): TestEngine =>
  process.env['TEST_ENGINE'] === 'served' || !isEmbeddedTest(expect.getState().testPath ?? '') ? 'served' : 'embedded';

async function openEmbedded(): Promise<OpenDatabase> {
  embeddedOne ??= openTemplate().then(async (client) => {
    await migrated(client, ALL_TABLES);
    await keepFirstContents(embedded(client));
    return ReusableDatabase.of(embedded(client));
  });
  return (await (await embeddedOne).lend()) ?? migrated(await openTemplate(), ALL_TABLES);
}

async function openServed(postgres: PostgresAddress): Promise<OpenDatabase> {
  for (const each of servedOnes) {
    const lent = await each.lend();
    if (lent) return lent;
  }
  created += 1;
  const name = `test_${process.pid}_${process.env['VITEST_POOL_ID']}_${created}`;
  await createDatabase(postgres, name, TEMPLATE);
  const url = socketUrl(postgres, name);
  // One connection, as the embedded database has: a second one in a transaction would wait for ever there too.
  const pool = openPool(
    { connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true },
    { prepares: true, log: (entry) => console.error(entry) },
  );
  const added = await ReusableDatabase.of(served(pool, url));
  servedOnes.push(added);
  return (await added.lend())!;
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
  const folder = mkdtempSync(join(tmpdir(), 'haven-template-'));
  try {
    // The engine itself would need five seconds of processor time for an empty one.
    await unpackEmptyDatabase(join(folder, 'data'));
    const client = await PGlite.create(join(folder, 'data'));
    const { db, close } = await migrated(client, ALL_TABLES);
    await seedWebsite(db, demonstration);
    await dropTemplates(db);
    // Without a checkpoint, every opening would replay the log of the seeds.
    await client.exec('checkpoint');
    const tarball = await client.dumpDataDir('none');
    await writeFile(`${path}.partial`, Buffer.from(await tarball.arrayBuffer()));
    await rename(`${path}.partial`, path);
    await close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
