import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { installTools } from '../install-tools.mjs';
import { ensurePackage } from './ensure-package.mjs';
import { packPackage } from './pack.mjs';
import { undocumented } from './undocumented.mjs';

/** The declaration files of the entries of an exports map, with patterns expanded. */
function entryTypes(exports, root) {
  const patterns = Object.values(exports).flatMap((entry) => entry?.types ?? []);
  const files = patterns.flatMap((pattern) => {
    if (!pattern.includes('*')) return join(root, pattern);
    const folder = join(root, dirname(pattern));
    const end = basename(pattern).replace('*', '');
    return readdirSync(folder)
      .filter((name) => name.endsWith(end))
      .map((name) => join(folder, name));
  });
  return [...new Set(files)];
}

const root = join(import.meta.dirname, '../..');
process.chdir(root);
await ensurePackage();
const folder = mkdtempSync(join(tmpdir(), 'haven-packed-'));
const tarball = packPackage(folder);
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs a program of a folder's packages and shows its output. */
async function run(folder, name, ...args) {
  const env = { ...process.env, HAVEN_TARBALL: tarball };
  const program = join(folder, 'node_modules/.bin', name);
  const [status] = await once(spawn(program, args, { stdio: 'inherit', env }), 'close');
  return status === 0 ? [] : [`${name} found problems: see above`];
}

/** Checks by tools that are installed on first use. `npm test` goes on without them where that is impossible. */
async function lintChecks() {
  try {
    installTools('scripts/package/lint');
  } catch (error) {
    if (!process.argv.includes('--if-installed')) throw error;
    console.warn(`publint, are-the-types-wrong and knip do not check the package: ${error.message}`);
    return {};
  }
  const { publintProblems, typeProblems } = await import('./lint/lint-package.mjs');
  return {
    publint: () => publintProblems(tarball),
    'are the types wrong': () => typeProblems(tarball),
    'dead code': () => run('scripts/package/lint', 'knip', '--no-progress'),
  };
}

const checks = {
  ...(await lintChecks()),
  docstrings: () =>
    undocumented(entryTypes(exports, root), join(root, 'dist/types')).map((name) => `no docstring: ${name}`),
  'packed package': () => run('.', 'vitest', 'run', '--config', 'scripts/package/consumer/vitest.config.ts'),
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

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
