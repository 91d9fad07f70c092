/**
 * Runs the product against collections of test cases that others wrote, from clones of their repositories:
 *
 *   npm test -- corpora FOLDER [name…]
 *
 * FOLDER has a clone of each, named like its repository; names choose some of them. Fails on a wrong case and on a
 * missing clone, and prints how many cases of each were right, differ for a reason that docs/security.md gives, or are
 * wrong.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuild } from '../../ensure-build.mjs';
import { findOrInstallShell } from '../browsers/chromium.mjs';

/**
 * Public collections of test cases that no npm package has. Their licences differ from this project's: they are read
 * from clones beside it, and never copied into it.
 */
const REPOSITORIES = [
  { name: 'isemail', url: 'https://github.com/dominicsayers/isemail', file: 'test/tests.xml' },
  { name: 'wycheproof', url: 'https://github.com/C2SP/wycheproof', file: 'testvectors_v1/hmac_sha256_test.json' },
  { name: 'DOMPurify', url: 'https://github.com/cure53/DOMPurify', file: 'test/fixtures/expect.mjs' },
  { name: 'act-rules.github.io', url: 'https://github.com/act-rules/act-rules.github.io', file: '_rules' },
];

const [folder, ...names] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder with the clones: npm test -- corpora FOLDER');
  process.exit(1);
}
const root = resolve(import.meta.dirname, '../../..');
const corpora = resolve(process.env.INIT_CWD ?? '.', folder);
const counts = join(root, '.reports/corpora');
const chosen = REPOSITORIES.filter(({ name }) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !REPOSITORIES.some((each) => each.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${REPOSITORIES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const isThere = ({ name, file }) => existsSync(join(corpora, name, file));
const missing = chosen.filter((each) => !isThere(each));
for (const { name, url } of missing)
  console.error(`${name} is not in ${corpora}: git clone --depth 1 ${url} ${join(corpora, name)}`);
if (missing.length > 0) process.exitCode = 1;

/** Runs the test files of one runner that belong to the clones that are there. */
function run(program, ending, args) {
  const files = readdirSync(join(root, 'demo-pages/corpora'));
  const of = ({ name }) => files.filter((file) => file === `${name}${ending}`);
  const present = chosen.filter(isThere).flatMap(of);
  if (present.length === 0) return;
  const env = { ...process.env, CORPORA: corpora, CORPORA_COUNTS: counts };
  const paths = present.map((file) => `demo-pages/corpora/${file}`);
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), [...args, ...paths], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

rmSync(counts, { recursive: true, force: true });
mkdirSync(counts, { recursive: true });
run('vitest', '.corpus.ts', ['run', '--config', 'scripts/test/corpora/vitest.config.ts']);
if (chosen.some((each) => isThere(each) && existsSync(join(root, `demo-pages/corpora/${each.name}.corpus.e2e.ts`)))) {
  await ensureBuild();
  process.env.CHROMIUM_SHELL ??= findOrInstallShell();
  run('playwright', '.corpus.e2e.ts', ['test', '-c', 'scripts/test/corpora/corpora.playwright.config.ts']);
}

const rows = readdirSync(counts)
  .toSorted()
  .map((file) => JSON.parse(readFileSync(join(counts, file), 'utf8')));
if (rows.length > 0) console.table(rows);
