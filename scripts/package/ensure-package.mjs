import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildPackage } from '../build.mjs';
import { ensureBuild } from '../ensure-build.mjs';
import { sourceDigest } from '../source-digest.mjs';

const stamp = resolve(import.meta.dirname, '../../dist/.packaged-from');

/** Builds what the package carries unless dist/ already stands for the present sources. */
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
