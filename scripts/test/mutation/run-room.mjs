import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { fileNameOf } from './rooms.mjs';
import { openUnchecked, withdrawUnchecked } from './unchecked.mjs';

const TEST_FILES = ['**/*.test.{ts,tsx}', '**/testing/**'];

/**
 * Keeps only the detected mutants in a room's earlier results: Stryker would reuse the survival of a mutant in a
 * constant although tests were added since, because no single test covers it.
 */
function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const source of Object.values(report.files))
    source.mutants = source.mutants.filter(({ status }) => status === 'Killed');
  // Where tests were only added to, those of a known name notice what they noticed before. Stryker compares their text,
  // and, as it does not know where a test ends, takes all tests of a changed file for new ones.
  if (process.env.MUTATION_TESTS_ADDED) for (const tests of Object.values(report.testFiles ?? {})) delete tests.source;
  writeFileSync(file, JSON.stringify(report));
}

/** Runs the mutants of one room; returns Stryker's report, which is also written to `.reports/mutation/`. */
export async function runRoom(room) {
  // The processes that run the tests read it in vitest.config.mjs.
  process.env.HAVEN_MUTATION_ROOM = room.name;
  // A second look at a survivor in a new thread would take most of the time where each thread opens databases.
  process.env.HAVEN_MUTATION_BRIEF = room.hasDatabase ? '1' : '';
  openUnchecked(resolve(`.cache/mutation/${fileNameOf(room)}-unchecked`));
  const leftOut = [...TEST_FILES, ...(room.out ?? []).flatMap(([files]) => files)];
  const tempDirName = `.cache/mutation/${fileNameOf(room)}`;
  // An interrupted run leaves its copy of the sources behind.
  rmSync(tempDirName, { recursive: true, force: true });
  const report = `.reports/mutation/${fileNameOf(room)}.json`;
  const incrementalFile = `.cache/mutation/${fileNameOf(room)}.json`;
  forgetSurvivors(incrementalFile);
  await new Stryker({
    testRunner: 'warm-vitest',
    vitest: { configFile: 'scripts/test/mutation/vitest.config.mjs' },
    plugins: ['@stryker-mutator/vitest-runner', './warm-runner.mjs'].map(
      (name) => new URL(import.meta.resolve(name)).pathname,
    ),
    mutate: [...room.files, ...leftOut.map((files) => `!${files}`)],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
    // Long, because a mutant that only waits for a busy machine must not count as a timeout; Stryker's own count stops
    // endless loops.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 10,
    incremental: true,
    incrementalFile,
    tempDirName,
    ignorePatterns: ['.cache', '.data', '.reports', 'dist', 'docs'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    // Not needed, because Vitest strips types without checking them.
    disableTypeChecks: false,
    // Stryker would rewrite tsconfig.json for its copy with the compiler's old interface, which TypeScript 7 no longer
    // has.
    tsconfigFile: 'no-tsconfig.json',
    warnings: { slow: false },
    allowConsoleColors: false,
  }).runMutationTest();
  for (const file of [report, incrementalFile]) withdrawUnchecked(file);
  return JSON.parse(readFileSync(report, 'utf8'));
}
