import { defineConfig } from 'vitest/config';
import { findRoom } from './rooms.mjs';

const { tests, testTimeout = 5_000 } = findRoom(process.env.HAVEN_MUTATION_ROOM);

// The unit tests of one room. Stryker makes this its root, so that paths are those of its copy of the sources.
export default defineConfig({
  test: {
    include: tests,
    environment: 'node',
    setupFiles: ['testing/keep-next-tick.mjs', 'scripts/mutation/activate-mutant.mjs'],
    sequence: { setupFiles: 'list' },
    isolate: false,
    maxWorkers: 1,
    // A mutant that never settles a promise takes this long.
    testTimeout,
    hookTimeout: 60_000,
    // Only Stryker reports.
    reporters: [{}],
  },
});
