import { afterEach, beforeAll, beforeEach, inject } from 'vitest';

// Stryker's setup file for Vitest, in the worker: it activates the mutant of a run and records which test covers which
// mutant. Stryker's own file reads the test file from the first argument of afterAll, where Vitest 4.1 passes fixtures.
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const isDryRun = inject('mode') === 'dry-run';
const isStatic = !isDryRun && inject('mutantActivation') === 'static';
stryker.hitLimit = inject('hitLimit');
// In a thread that is reused, the previous run's mutant must not be active while this run's files are loaded.
stryker.activeMutant = isStatic ? inject('activeMutant') : undefined;
// A static mutant acts while modules are evaluated: they are evaluated again for it, and once more for the next run.
if (stryker.run !== inject('run')) {
  stryker.run = inject('run');
  const file = isStatic ? inject('mutatedFile') : undefined;
  forgetModules(stryker.lastFile);
  forgetModules(file);
  stryker.lastFile = file;
}

// A module that a test imports while it runs would only count for that test: each file of the first run evaluates the
// modules itself, which marks what acts while they are evaluated.
if (isDryRun) inject('mutatedFiles').forEach(forgetModules);

/** Makes the modules of a file, and all that import them, be evaluated again on their next import. */
function forgetModules(file) {
  const { evaluatedModules } = globalThis.__vitest_worker__;
  const modules = new Set(evaluatedModules.fileToModulesMap.get(file));
  for (const module of modules) {
    for (const id of module.importers) {
      const importer = evaluatedModules.getModuleById(id);
      if (importer) modules.add(importer);
    }
    evaluatedModules.invalidateModule(module);
  }
}

/** A test's id in Stryker: the file, and the names of its suites. */
function idOf(task) {
  const names = [];
  for (let current = task; current && current !== task.file; current = current.suite) names.unshift(current.name);
  return `${task.file.filepath}#${names.join(' ').trim()}`;
}

if (isDryRun) {
  beforeEach(({ task }) => {
    stryker.currentTestId = idOf(task);
  });
  afterEach(({ task }) => {
    stryker.currentTestId = undefined;
    task.file.meta.mutantCoverage = stryker.mutantCoverage;
  });
} else {
  beforeAll(() => {
    stryker.hitCount = 0;
    stryker.activeMutant = inject('activeMutant');
  });
  afterEach(({ task }) => {
    task.file.meta.hitCount = stryker.hitCount;
  });
}
