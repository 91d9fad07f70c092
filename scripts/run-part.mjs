import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** The commands of package.json that have parts, by name: `npm test -- unit elements/rules` runs the part `unit`. */
export const PARTS = {
  test: {
    all: 'node scripts/test.mjs',
    unit: 'vitest run',
    browser: 'node scripts/test/test-browser.mjs',
    e2e: 'node scripts/test/test-e2e.mjs',
    engines: 'node scripts/test/test-engines.mjs',
    examples: 'node scripts/test/examples/test-examples.mjs',
    wordpress: 'node integrations/wordpress/testing/test-wordpress.mjs',
    soak: 'node scripts/test/test-soak.mjs',
    corpora: 'node scripts/test/corpora/test-corpora.mjs',
    chaos: 'node demo-pages/load/chaos/chaos.mjs',
    mutants: 'node scripts/test/mutation/guard-mutants.mjs',
    mutation: 'node scripts/test/mutation/mutation.mjs',
  },
  check: {
    types: 'tsc -p tsconfig.json',
    lint: 'biome check --error-on-warnings .',
    format: 'biome check --write .',
    package: 'node scripts/package/check-package.mjs',
    reproducible: 'node scripts/package/check-reproducible.mjs',
    container: 'node scripts/test/container/check-container.mjs',
    conformance: 'node scripts/test/conformance/conformance.mjs',
  },
  package: {
    tarball: 'node scripts/package/pack.mjs',
    wordpress: 'node integrations/wordpress/package-wordpress.mjs',
    umbraco: 'node integrations/umbraco/package-umbraco.mjs',
  },
  new: {
    element: 'node scripts/generate/new.mjs element',
    page: 'node scripts/generate/new.mjs page',
    wallet: 'node scripts/generate/new.mjs wallet',
    instruction: 'node scripts/generate/new.mjs instruction',
    schemas: 'node scripts/generate/content-schemas.mjs',
    migration: 'node scripts/generate/new-migration/new-migration.mjs',
  },
  bench: {
    speed: 'node scripts/measure/bench.mjs',
    lighthouse: 'node scripts/measure/lighthouse.mjs',
  },
};

/** What a command runs when no part is named. */
const DEFAULTS = { test: ['all'], check: ['types', 'lint'], package: ['tarball'], new: [], bench: ['speed'] };

/** Runs a part with the arguments that follow it, and returns its exit code. */
function run(part, args) {
  const root = resolve(import.meta.dirname, '..');
  const [program, ...own] = part.split(' ');
  const path = `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } };
  return spawnSync(program === 'node' ? process.execPath : program, [...own, ...args], options).status ?? 1;
}

if (import.meta.filename === process.argv[1]) {
  const [command, name, ...args] = process.argv.slice(2);
  const parts = PARTS[command];
  const names = name === undefined ? DEFAULTS[command] : [name];
  if (names.length > 0 && names.every((each) => Object.hasOwn(parts, each))) {
    process.exitCode = names.map((each) => run(parts[each], args)).find((code) => code !== 0) ?? 0;
  } else {
    console.error(`Choose one of: ${Object.keys(parts).join(', ')}.`);
    process.exitCode = 2;
  }
}
