import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { countByStatus, describeFailures, runResults } from './test/run-results.mjs';
import { isWide, reports } from './test/suite.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
rmSync(reports, { recursive: true, force: true });

const bin = (name) => `node_modules/.bin/${name}`;
const build = ['build', process.execPath, [isWide ? 'scripts/ensure-build.mjs' : 'scripts/package/ensure-package.mjs']];
/** Mostly waits for the network, where a browser is missing at all. */
const chromium = ['chromium', process.execPath, ['scripts/test/browsers/chromium.mjs']];
const packed = ['package', process.execPath, ['scripts/package/check-package.mjs', '--if-installed']];
// Each of these keeps one core busy.
const readings = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['lint', bin('biome'), ['check', '--error-on-warnings', '.']],
];
// Each of these uses all cores.
const unit = ['unit', bin('vitest'), ['run']];
const inBrowsers = [
  ['browser', process.execPath, ['scripts/test/test-browser.mjs']],
  ['end to end', process.execPath, ['scripts/test/test-e2e.mjs']],
];

/** Runs a step and prints its output: at its end as one piece where others run beside it, else as it comes. */
async function run([name, command, args], isBeside) {
  const started = performance.now();
  if (!isBeside) console.log(`\n── ${name}`);
  const child = spawn(command, args, { stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(text));
  const [status] = await once(child, 'close');
  if (isBeside) process.stdout.write(`\n── ${name}\n${Buffer.concat(output)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return { name, ok: status === 0 };
}

async function runRow(steps, isBeside) {
  const outcomes = [];
  for (const step of steps) outcomes.push(await run(step, isBeside));
  return outcomes;
}

// The wide suite checks nothing but its tests.
const found = run(chromium, true);
const built = run(build, true);
const checked = isWide ? [] : [built.then(() => run(packed, true)), runRow(readings, true)];
await Promise.all([built, checked[1]]);
// The package is still being checked, on a core that would have nothing else to do.
const tested = [await run(unit, false), await found, ...(await runRow(inBrowsers, false))];
const outcomes = [await built, ...(await Promise.all(checked)).flat(), ...tested];

// The examples need minutes and a registry: npm test -- examples.
const { examples: _, ...results } = runResults(reports);
const total = countByStatus(Object.values(results).flat());
for (const failure of describeFailures(results)) console.log(`\n${failure}`);
console.log();
for (const [kind, list] of Object.entries(results)) {
  const { passed, failed, skipped } = countByStatus(list);
  console.log(`${kind}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}
const broken = outcomes.filter(({ ok }) => !ok);
for (const { name } of broken) console.log(`The step "${name}" failed.`);
// A step can fail without a failing test (types, lint, a crash): it counts as one failure, so that the last line is
// correct.
const failed = Math.max(total.failed, broken.length);
console.log(`${total.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
