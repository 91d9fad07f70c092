import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'vite';
import { writeSiteScripts } from './build/site-scripts.mjs';
import { precompress } from './package/precompress.mjs';

/** The builds that the servers need, in order. `node scripts/build.mjs elements server` makes only those. */
export const allBuilds = [
  'elements',
  'check-authoring',
  'sdk',
  'sdk-global',
  'hosted',
  'vendor',
  'checkout-widget',
  'prepare-data',
  'data',
  'server',
  'sandbox',
  'site-scripts',
];

// What is made of other builds.
const steps = {
  data: () => Promise.all(['site', 'sandbox'].map(prepareData)),
  'site-scripts': writeSiteScripts,
};

/** The builds that a program alone needs. */
export const programBuilds = {
  sandbox: ['sdk', 'sdk-global', 'hosted', 'vendor', 'checkout-widget', 'sandbox'],
  'provider-check': ['provider-check'],
};

export async function buildAll(names = allBuilds) {
  // Its processes need nothing of the other builds, and none of them needs the data.
  let data;
  for (const mode of names) {
    if (mode === 'data') data = buildOne(mode);
    else await buildOne(mode);
  }
  await data;
}

async function buildOne(mode) {
  const started = performance.now();
  await (steps[mode] ? steps[mode]() : build({ mode }));
  console.log(`built ${mode} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

// These need nothing of the other builds, so a process of their own makes them meanwhile.
const BESIDE = ['prepare-data', 'data', 'server', 'sandbox', 'sdk', 'sdk-global', 'hosted', 'vendor'];

/** The same builds on two cores: half the time of a first start. */
export async function buildBoth(names = allBuilds) {
  const beside = BESIDE.filter((name) => names.includes(name));
  const last = names.filter((name) => name === 'site-scripts');
  const here = names.filter((name) => !beside.includes(name) && !last.includes(name));
  await Promise.all([runNode(import.meta.filename, ...beside), buildAll(here)]);
  await buildAll(last);
}

/** The engine runs once: its best machine code would cost more time than it saves. */
const prepareData = (program) => runNode('--liftoff-only', 'dist/prepare-data/prepare-data.js', program);

/** Runs a script of the project; rejects when it fails. */
function runNode(...words) {
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`node ${words.join(' ')} ended with ${code}.`)),
    );
  });
}

/** Builds the parts of the package that the servers do not need. */
export async function buildPackage() {
  await buildAll(['modules']);
  const { writePackageData } = await import('./package/write-package-data.mjs');
  console.log(`wrote ${(await writePackageData()).length} files for editors, types, content systems and audits`);
}

if (import.meta.filename === process.argv[1]) {
  const names = process.argv.slice(2);
  await buildAll(names.length > 0 ? names : allBuilds);
  if (names.length === 0) {
    await buildPackage();
    // For the servers that serve dist/; the package has no compressed copies, so its check needs none.
    const written = await precompress(resolve(import.meta.dirname, '../dist'));
    console.log(`wrote ${written.length} compressed copies`);
  }
}
