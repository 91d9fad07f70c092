import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { dropThread, KeptThread } from './kept-thread.mjs';

const [{ factory }] = vitestPlugins;
const fileOf = (testId) => testId.split('#')[0];

/**
 * Stryker's runner for Vitest in one thread that is kept, with a new thread wherever an old one could change the
 * result.
 */
function warmRunner(injector) {
  const runner = factory(injector);
  const init = runner.init.bind(runner);
  const dryRun = runner.dryRun.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);
  const run = runner.run.bind(runner);
  /** By test file: the id of a test in it. */
  const testIn = new Map();
  /** By source file: the test files that detected a mutant of it. */
  const noticedBy = new Map();
  /** The test files of a run that names no tests; undefined for all. */
  let focus;
  let runs = 0;

  function beginRun(mutatedFile) {
    runner.ctx.provide('run', ++runs);
    runner.ctx.provide('mutatedFile', mutatedFile);
  }

  /** The tests of files that did not load, because the mutant throws at once: Vitest lists none of them. */
  function testsNotLoaded() {
    return runner.ctx.state
      .getFiles()
      .filter(({ result, tasks, filepath }) => result?.state === 'fail' && !tasks.length && testIn.has(filepath))
      .map(({ filepath, result }) => ({
        ...testIn.get(filepath),
        status: TestStatus.Failed,
        failureMessage: result.errors?.[0]?.message ?? 'The file does not load.',
      }));
  }

  /** Runs the test that detected a mutant again without the mutant: false when the thread itself is broken. */
  async function passesWithout(testIds) {
    beginRun();
    runner.ctx.provide('mutantActivation', 'runtime');
    runner.ctx.provide('activeMutant', undefined);
    const { tests = [] } = await runner.run(testIds);
    return tests.length > 0 && tests.every(({ status }) => status === TestStatus.Success);
  }

  /** A mutant counts as detected in an old thread only when the same test passes there without it. */
  async function isNoticed(options) {
    beginRun(options.sandboxFileName);
    const result = await mutantRun(options);
    return result.status === MutantRunStatus.Killed && (await passesWithout(result.killedBy)) ? result : undefined;
  }

  async function runInNewThread(options) {
    await dropThread();
    beginRun(options.sandboxFileName);
    const result = await mutantRun(options);
    await dropThread();
    return result;
  }

  async function runMutant(options) {
    if (options.testFilter) return (await isNoticed(options)) ?? runInNewThread(options);
    // Any test may detect a static mutant: those that detected others in its file come first.
    focus = noticedBy.get(options.activeMutant.fileName);
    const result = focus?.size ? await isNoticed(options) : undefined;
    focus = undefined;
    return result ?? runInNewThread(options);
  }

  return Object.assign(runner, {
    async init() {
      await init();
      const { ctx } = runner;
      const [project] = ctx.projects;
      project.config.setupFiles = project.config.setupFiles.filter((file) => file !== runner.localSetupFile);
      project.config.pool = 'kept';
      project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptThread(options) };
      // Finding the test files takes longer than running most of them.
      const specifications = await ctx.globTestSpecifications();
      ctx.start = (files = focus) =>
        ctx.runTestSpecifications(
          specifications.filter(({ moduleId }) => !files || [...files].some((file) => moduleId.endsWith(file))),
        );
    },
    async run(testIds) {
      const result = await run(testIds);
      return result.tests ? { ...result, tests: [...result.tests, ...testsNotLoaded()] } : result;
    },
    async dryRun(options) {
      beginRun();
      runner.ctx.provide('mutatedFiles', [...options.files]);
      const result = await dryRun(options);
      for (const test of result.tests ?? []) testIn.set(test.fileName, test);
      await dropThread();
      return result;
    },
    async mutantRun(options) {
      const result = await runMutant(options);
      const { fileName } = options.activeMutant;
      if (!noticedBy.has(fileName)) noticedBy.set(fileName, new Set());
      for (const testId of result.killedBy ?? []) noticedBy.get(fileName).add(fileOf(testId));
      return result;
    },
  });
}
warmRunner.inject = ['$injector'];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm-vitest', warmRunner)];
