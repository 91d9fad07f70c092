import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceDigest } from '../build/source-digest.mjs';
import { buildPackage } from '../build.mjs';
import { ensureBuild } from '../ensure-build.mjs';

const stamp = resolve(import.meta.dirname, '../../dist/.packaged-from');

/** Builds the contents of the package unless dist/ matches the current sources. */
export async function ensurePackage() {
  await ensureBuild();
  const digest = sourceDigest();
  try {
    if (readFileSync(stamp, 'utf8') === digest) return;
  } catch {
    // Never built.
  }
  await buildPackage();
  writeFileSync(stamp, digest);
}

if (import.meta.filename === process.argv[1]) await ensurePackage();
