import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackage } from './ensure-package.mjs';
import { entryTypes } from './entry-types.mjs';
import { publintProblems, typeProblems } from './lint-package.mjs';
import { packPackage } from './pack.mjs';
import { undocumented } from './undocumented.mjs';

const root = join(import.meta.dirname, '../..');
process.chdir(root);
await ensurePackage();
const folder = mkdtempSync(join(tmpdir(), 'haven-packed-'));
const tarball = packPackage(folder);
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs a program of node_modules and shows its output. */
async function run(name, ...args) {
  const env = { ...process.env, HAVEN_TARBALL: tarball };
  const [status] = await once(spawn(`node_modules/.bin/${name}`, args, { stdio: 'inherit', env }), 'close');
  return status === 0 ? [] : [`${name} found problems: see above`];
}

const checks = {
  publint: () => publintProblems(tarball),
  'are the types wrong': () => typeProblems(tarball),
  docstrings: () =>
    undocumented(entryTypes(exports, root), join(root, 'dist/types')).map((name) => `no docstring: ${name}`),
  'dead code': () => run('knip', '--no-progress'),
  'packed package': () => run('vitest', 'run', '--config', 'scripts/package/consumer/vitest.config.ts'),
};

const wanted = process.argv.slice(2);

async function check(name) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const started = performance.now();
  const problems = await checks[name]();
  for (const problem of problems) console.error(problem);
  const outcome = problems.length === 0 ? 'ok' : `${problems.length} problems`;
  console.log(`${name}: ${outcome} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (problems.length > 0) process.exitCode = 1;
}

// The tests of the packed package take as long as all else, and another core.
const last = 'packed package';
const others = async () => {
  for (const name of Object.keys(checks)) if (name !== last) await check(name);
};
await Promise.all([check(last), others()]);
rmSync(folder, { recursive: true });
