import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { serverViews } from '../../build/server-views.mjs';
import { texts } from '../../generate/texts/texts-plugin.mjs';
import { findRoom } from './rooms.mjs';

const { tests, hasDatabase, testTimeout = 5_000 } = findRoom(process.env.HAVEN_MUTATION_ROOM);

/** Small files first: most mutants are noticed by a test of their own file, without a database. */
class SmallestFirst extends BaseSequencer {
  async sort(files) {
    const sizes = new Map(files.map((file) => [file, statSync(file.moduleId).size]));
    return files.toSorted((a, b) => sizes.get(a) - sizes.get(b));
  }
}

// The unit tests of one room. Stryker makes this its root, so that paths are those of its copy of the sources.
export default defineConfig({
  plugins: [serverViews(), texts()],
  test: {
    include: tests,
    environment: 'node',
    css: true,
    // All tests use the PostgreSQL server: a thread of its own for a survivor opens a database there in a tenth of the
    // time.
    ...(hasDatabase && {
      globalSetup: 'demo-pages/server/database/testing/postgres-setup.ts',
      env: { TEST_ENGINE: 'served', SANDBOX_CHECKS_ANSWERS: '1' },
    }),
    setupFiles: ['testing/unit-setup.ts', 'scripts/test/mutation/activate-mutant.mjs'],
    sequence: { setupFiles: 'list', sequencer: SmallestFirst },
    isolate: false,
    maxWorkers: 1,
    // A mutant that never settles a promise takes this long.
    testTimeout,
    hookTimeout: 60_000,
    // Only Stryker reports.
    reporters: [{}],
  },
});
