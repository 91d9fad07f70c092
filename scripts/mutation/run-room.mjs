import { readFileSync, rmSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { fileNameOf } from './rooms.mjs';

const TEST_FILES = ['**/*.test.{ts,tsx}', '**/*{testing-,-testing,/testing}*', '**/*.fixture.ts', '**/*-fixture.ts'];

/** Runs the mutants of one room; answers with Stryker's report, which is also written to `.reports/mutation/`. */
export async function runRoom(room) {
  // The processes that run the tests read it in vitest.config.mjs.
  process.env.HAVEN_MUTATION_ROOM = room.name;
  const leftOut = [...TEST_FILES, ...(room.out ?? []).flatMap(([files]) => files)];
  const tempDirName = `.cache/mutation/${fileNameOf(room)}`;
  // A run that was cut off leaves its copy of the sources.
  rmSync(tempDirName, { recursive: true, force: true });
  const report = `.reports/mutation/${fileNameOf(room)}.json`;
  await new Stryker({
    testRunner: 'warm-vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.mjs' },
    plugins: ['@stryker-mutator/vitest-runner', new URL('warm-runner.mjs', import.meta.url).pathname],
    mutate: [...room.files, ...leftOut.map((files) => `!${files}`)],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
    // Long, because a mutant that only waits for a busy machine must not count as endless; loops end by Stryker's own count.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 10,
    incremental: true,
    incrementalFile: `.cache/mutation/${fileNameOf(room)}.json`,
    tempDirName,
    ignorePatterns: ['.cache', '.data', '.reports', 'dist', 'docs'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    // Vitest strips types without looking at them.
    disableTypeChecks: false,
    // Stryker would rewrite tsconfig.json for its copy with the compiler's old interface, which TypeScript 7 has no more.
    tsconfigFile: 'no-tsconfig.json',
    warnings: { slow: false },
    allowConsoleColors: false,
  }).runMutationTest();
  return JSON.parse(readFileSync(report, 'utf8'));
}
