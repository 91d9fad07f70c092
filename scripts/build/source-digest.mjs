import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');
const builtFrom = ['elements', 'sdk', 'checkout-widget', 'demo-pages', 'scripts'];
// Not read by any build: tests of the running site, the charity that it reads when it starts, and what tools keep beside the sources while tests run.
const notBuilt = new Set(['charity', 'e2e', 'load', 'node_modules']);
const builtFromFiles = ['package.json', 'package-lock.json', 'vite.config.ts'];

function* filesBelow(folder) {
  let entries = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (notBuilt.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** A digest of everything that dist/ is built from, so that a start builds only what is missing or stale. */
export function sourceDigest(root = project) {
  const hash = createHash('sha256');
  for (const file of [
    ...builtFromFiles.map((name) => join(root, name)),
    ...builtFrom.flatMap((name) => [...filesBelow(join(root, name))]),
  ]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
