import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const BLOCK = 512;
const FOLDER = '5';
/** The files of `template1` and `template0`, which `dropTemplates` removes: two thirds of all. */
const TEMPLATES = /^base\/[14](\/|$)/;

/**
 * Writes the folder of an empty embedded database as the engine's makers publish it, without its templates: the engine
 * itself needs six seconds to make one. A test opens it with the engine that is installed.
 */
export async function unpackEmptyDatabase(directory: string): Promise<void> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  const tarball = gunzipSync(Buffer.from(await (await dataDir()).arrayBuffer()));
  mkdirSync(directory, { recursive: true });
  for (let at = 0; at + BLOCK <= tarball.length; ) {
    const text = (from: number, length: number) =>
      tarball.toString('utf8', at + from, at + from + length).split('\0')[0] ?? '';
    const name = text(0, 100).replace(/^\/+/, '');
    const size = Number.parseInt(text(124, 12), 8) || 0;
    const path = join(directory, name);
    const isWanted = name !== '' && name !== 'postmaster.pid' && !TEMPLATES.test(name);
    if (isWanted && text(156, 1) === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    else if (isWanted) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, tarball.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o600 });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  // As the engine itself would write it: the last setting of a name counts.
  appendFileSync(join(directory, 'postgresql.conf'), '\nlog_timezone = UTC\ntimezone = UTC\n');
}

/**
 * Removes the two databases that PostgreSQL copies when it makes another. No program makes one in an embedded
 * database, and they are half of the files that each new data directory copies.
 */
export async function dropTemplates(db: Database): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false where datistemplate`);
  await db.execute(sql`drop database if exists template0`);
  await db.execute(sql`drop database if exists template1`);
}
