import { defineConfig } from 'vitest/config';

/** Tests of the installed package, as applications use it: `npm run check:package` packs it and runs them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.consumer.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '../../../.reports/package.json' }]],
  },
});
