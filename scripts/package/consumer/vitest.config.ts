import { defineConfig } from 'vitest/config';

/** Tests of the installed package, as applications use it: `npm run check -- package` packs it and runs them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.consumer.test.ts'],
    environment: 'node',
    // One worker for all files, which share the modules of the tests, not those of the package: that is used by
    // programs of its own. Starting a worker takes a second of a core.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '../../../.reports/package.json' }]],
  },
});
