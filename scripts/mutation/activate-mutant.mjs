import { afterEach, beforeAll, beforeEach, inject } from 'vitest';

// Vitest's side of Stryker, in the worker: it activates the mutant of a run and collects which test reaches which mutant.
// Stryker's own file takes the file from the first argument of afterAll, where Vitest 4.1 hands over fixtures.
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const isDryRun = inject('mode') === 'dry-run';
const isStatic = !isDryRun && inject('mutantActivation') === 'static';
stryker.hitLimit = inject('hitLimit');
// In a thread that stays, the mutant of the run before must not be active while this run's files are read.
stryker.activeMutant = isStatic ? inject('activeMutant') : undefined;
// A static mutant acts while modules are evaluated: those are evaluated anew for it, and once more for the run after it.
if (stryker.run !== inject('run')) {
  stryker.run = inject('run');
  const file = isStatic ? inject('mutatedFile') : undefined;
  forgetModules(stryker.lastFile);
  forgetModules(file);
  stryker.lastFile = file;
}

/** Has the modules of a file, and all that import them, evaluated anew when they are asked for. */
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

/** A test's name as Stryker knows it: the file, and the names of its suites. */
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
