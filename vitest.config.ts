import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.unit.test.ts'],
    exclude: ['node_modules/**', 'dist/**', '.cache/**'],
    environment: 'node',
    setupFiles: ['testing/unit-setup.ts'],
    // Both cores, and modules evaluated once a worker: half the time. Test files leave no state in modules.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.reports/unit.json' }]],
  },
});
