import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findOrInstallChromium, findOrInstallShell } from './browsers/chromium.mjs';
import { countByStatus, describeFailures, runResults } from './run-results.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
rmSync('.reports', { recursive: true, force: true });
process.env.CHROMIUM = findOrInstallChromium();
process.env.CHROMIUM_SHELL = findOrInstallShell();

const bin = (name) => `node_modules/.bin/${name}`;
const steps = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['manifest', process.execPath, ['scripts/manifest.mjs', '--check']],
  ['unit', bin('vitest'), ['run']],
  ['build', process.execPath, ['scripts/ensure-build.mjs']],
  ['package', process.execPath, ['scripts/check-package.mjs']],
  ['browser', process.execPath, ['scripts/test-browser.mjs']],
  ['end to end', process.execPath, ['scripts/test-e2e.mjs']],
];

const outcomes = steps.map(([name, command, args]) => {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return { name, ok: status === 0 };
});

const results = runResults();
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
