import { defineConfig } from 'vitest/config';
import { serverViews } from './scripts/build/server-views.mjs';
import { texts } from './scripts/generate/texts/texts-plugin.mjs';
import { isWide, reports } from './scripts/test/suite.mjs';

const WIDE_FILES = '**/*.wide.unit.test.ts';
/** SOAK=1 runs long tests at their full size, whichever suite they are of. */
const OTHER_SUITE = process.env.SOAK ? [] : [isWide ? '**/!(*.wide).unit.test.ts' : WIDE_FILES];
const NO_TESTS = ['**/node_modules/**', 'dist/**', '.cache/**', ...OTHER_SUITE];
// Files and their tests run in an order of chance. SEED repeats one; the configuration is read once for each project.
if (!process.env.SEED) {
  process.env.SEED = String(Date.now() % 100_000);
  console.log(`The unit tests are shuffled. To repeat their order: SEED=${process.env.SEED}`);
}
const SERVER = ['demo-pages/**/*.unit.test.ts', 'scripts/generate/new-page/*.unit.test.ts'];

export default defineConfig({
  // Blocks are imported as on any server: to be rendered.
  plugins: [serverViews(), texts()],
  test: {
    exclude: NO_TESTS,
    sequence: { shuffle: { files: true, tests: true }, seed: Number(process.env.SEED) },
    environment: 'node',
    // Blocks bring their sheets along, also on a server.
    css: true,
    // Each answer of the sandbox that breaks its own description becomes a 500.
    env: { SANDBOX_CHECKS_ANSWERS: '1' },
    setupFiles: ['testing/unit-setup.ts'],
    // Both cores, and modules evaluated once a worker: half the time. Test files leave no state in modules.
    maxWorkers: 2,
    isolate: false,
    // For what hangs. A test of many database steps takes 15 s on two free cores, and several times that on busy ones.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: `${reports}/unit.json` }]],
    // A worker of their own for the server's tests: their database sets a timer when it is idle, which would come on
    // the fake clock of whichever test runs then.
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: SERVER,
          // Links and logs follow the definitions of the pages, and texts name the organisation, also in a test of the
          // platform alone.
          setupFiles: ['demo-pages/website/app/pages.ts', 'demo-pages/website/app/testing/demonstration.ts'],
          globalSetup: 'demo-pages/server/database/testing/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          globalSetup: 'scripts/test/patterns/recheck/install-recheck.mjs',
          include: ['**/*.unit.test.ts'],
          exclude: [...SERVER, ...NO_TESTS],
        },
      },
    ],
  },
});
