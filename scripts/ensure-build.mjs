import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sourceDigest } from './build/source-digest.mjs';

const stampOf = (name) => resolve(import.meta.dirname, `../dist/.${name}`);
const readStamp = (name) => {
  try {
    return readFileSync(stampOf(name), 'utf8');
  } catch {
    return undefined;
  }
};

const stampFor = (what) => (what === 'all' ? 'built-from' : `${what}-built-from`);

/** The build of everything has these programs; that of the provider's check is made by itself. */
const IN_WHOLE_BUILD = new Set(['all', 'sandbox']);

/** Whether dist/ matches the current sources; `sandbox`, `provider-check`: only what that program needs. */
export const isBuilt = (what = 'all', digest = sourceDigest(), read = readStamp) =>
  read(stampFor(what)) === digest || (IN_WHOLE_BUILD.has(what) && read(stampFor('all')) === digest);

/** Builds dist/, or what a program needs of it, unless it matches the current sources. */
export async function ensureBuild(what = 'all') {
  const digest = sourceDigest();
  if (isBuilt(what, digest)) return;
  console.log('Building Haven (first start, or the sources changed)…');
  const { allBuilds, buildAll, buildBoth, programBuilds } = await import('./build.mjs');
  await (what === 'all' ? buildBoth(allBuilds) : buildAll(programBuilds[what]));
  const stamp = stampOf(stampFor(what));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/** An installation without the packages of development has nothing to build with. */
const canBuild = () => existsSync(resolve(import.meta.dirname, '../node_modules/vite'));

if (import.meta.filename === process.argv[1]) {
  if (process.env.npm_lifecycle_event !== 'prepare' || canBuild()) await ensureBuild(process.argv[2]);
}
