import { startTestRunner } from '@web/test-runner';
import { findOrInstallEngine } from './engines/find-engine.mjs';
import { engineLauncher } from './engines/launcher.mjs';

const [engine, ...rooms] = process.argv.slice(2);
process.env.HAVEN_TEST_ROOMS = rooms.join(',');
const { default: config } = await import('../web-test-runner.config.mjs');
const runner = await startTestRunner({
  readCliArgs: false,
  readFileConfig: false,
  config: { ...config, browsers: [engineLauncher(findOrInstallEngine(engine))], concurrency: 1 },
});
runner?.on('stopped', (passed) => process.exit(passed ? 0 : 1));
