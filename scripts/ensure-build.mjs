import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceDigest } from './sources/source-digest.mjs';

const stampOf = (name) => resolve(import.meta.dirname, `../dist/.${name}`);
const readStamp = (name) => {
  try {
    return readFileSync(stampOf(name), 'utf8');
  } catch {
    return undefined;
  }
};

/** Builds dist/ unless it matches the current sources; `sandbox`, `provider-check`: only what that program needs. */
export async function ensureBuild(what = 'all') {
  const digest = sourceDigest();
  const stamp = what === 'all' ? 'built-from' : `${what}-built-from`;
  if (readStamp('built-from') === digest || readStamp(stamp) === digest) return;
  console.log('Building Haven (first start, or the sources changed)…');
  const { allBuilds, buildAll, buildBoth, programBuilds } = await import('./build.mjs');
  await (what === 'all' ? buildBoth(allBuilds) : buildAll(programBuilds[what]));
  mkdirSync(resolve(stampOf(stamp), '..'), { recursive: true });
  writeFileSync(stampOf(stamp), digest);
}

if (import.meta.filename === process.argv[1]) await ensureBuild(process.argv[2]);
