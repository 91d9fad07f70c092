import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const left = new Set(['node_modules', 'dist', '.git', '.data', '.data-sandbox', '.cache', '.reports', 'test-results']);

/**
 * Databases of the servers, in which PostgreSQL writes when they were made. Neither browsers nor the package have them.
 */
const PREPARED = 'prepared';

/**
 * Copies the sources into a folder, builds there, and returns the digest of each file of dist/ by name, but for
 * databases.
 */
function buildIn(folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(root, folder, { recursive: true, filter: (source) => !left.has(relative(root, source).split('/')[0]) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  const dist = join(folder, 'dist');
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => relative(dist, file).split(sep)[0] !== PREPARED)
      .map((file) => [relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'haven-reproducible-'));
try {
  const first = buildIn(join(folder, 'a'));
  // In the same depth: comments of bundles name the packages' files from here, because the packages are linked.
  const second = buildIn(join(folder, 'second-with-a-longer-path'));
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name) !== second.get(name));
  for (const name of different) console.error(`not reproducible: dist/${name}`);
  console.log(`${names.length} files of two builds at different paths: ${different.length} differ`);
  if (different.length > 0 || names.length === 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
