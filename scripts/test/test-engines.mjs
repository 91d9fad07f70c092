import { spawnSync } from 'node:child_process';
import { ensureBuild } from '../ensure-build.mjs';
import { findOrInstallEngine } from './engines/find-engine.mjs';

// npm test -- engines [firefox|webkit] [folder or file…]: runs these browser tests in that engine or in both.
// Without folders it runs the tests of all elements, and then the main journeys through the running site.
const ENGINES = ['firefox', 'webkit'];
const chosen = process.argv.slice(2);
const engines = ENGINES.includes(chosen[0]) ? [chosen.shift()] : ENGINES;

/** Whether the program succeeded. */
function run(engine, program, ...args) {
  const env = { ...process.env, HAVEN_ENGINE: engine };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}

for (const engine of engines) {
  const { build, path } = findOrInstallEngine(engine);
  console.log(`${engine}: ${build === 'system' ? 'the system’s' : 'Playwright’s'}, ${path}`);
  const rooms = chosen.length > 0 ? chosen : ['elements'];
  if (!run(engine, process.execPath, 'scripts/test/test-browser.mjs', ...rooms)) process.exitCode = 1;
  if (chosen.length > 0) continue;
  await ensureBuild();
  const journeys = ['test', '-c', 'scripts/test/engines/engines.playwright.config.ts'];
  if (!run(engine, 'node_modules/.bin/playwright', ...journeys)) process.exitCode = 1;
}
