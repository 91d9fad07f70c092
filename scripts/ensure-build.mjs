import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceDigest } from './source-digest.mjs';

const stamp = resolve(import.meta.dirname, '../dist/.built-from');

/** Builds dist/ unless it matches the current sources. */
export async function ensureBuild() {
  const digest = sourceDigest();
  let built;
  try {
    built = readFileSync(stamp, 'utf8');
  } catch {
    built = undefined;
  }
  if (built === digest) return;
  console.log('Building Haven (first start, or the sources changed)…');
  const { buildAll } = await import('./build.mjs');
  await buildAll();
  mkdirSync(resolve(stamp, '..'), { recursive: true });
  writeFileSync(stamp, digest);
}

if (import.meta.filename === process.argv[1]) await ensureBuild();
