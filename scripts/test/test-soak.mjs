import { spawnSync } from 'node:child_process';

// Long runs for rare faults: 100,000 inputs a rule, 1,000 cycles of mounting, workers that are killed at a database.
const UNIT = [
  'sdk/fuzz',
  'sdk/client/minor-units',
  'demo-pages/server/operations/jobs/testing',
  'demo-pages/website/payments/refunds/money-walks',
  'demo-pages/website/giving/regular-giving/testing',
  'demo-pages/sandbox/api/captures',
  'demo-pages/sandbox/api/charge-list',
  'demo-pages/website/giving/donations/provider-events',
  'demo-pages/website/payments/card-testing',
  'demo-pages/sandbox/api/openapi',
  'demo-pages/website/platform/http/corpora',
];
const BROWSER = ['sdk/mount-cycles.wide.test.ts', 'sdk/hostile-messages.test.ts', 'sdk/hostile-wallets.test.ts'];

const options = { stdio: 'inherit', env: { ...process.env, SOAK: '1' } };
const runs = [
  ['node_modules/.bin/vitest', ['run', ...UNIT]],
  [process.execPath, ['scripts/test/test-browser.mjs', ...BROWSER]],
];
if (!runs.every(([program, args]) => spawnSync(program, args, options).status === 0)) process.exitCode = 1;
