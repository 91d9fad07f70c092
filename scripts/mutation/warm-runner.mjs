import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { dropThread, KeptThread } from './kept-thread.mjs';

const [{ factory }] = vitestPlugins;

/** Runs the tests that noticed a mutant once more without it: false when the thread itself is broken. */
async function passesWithout(runner, testIds) {
  runner.ctx.provide('mode', 'mutant');
  runner.ctx.provide('mutantActivation', 'runtime');
  runner.ctx.provide('activeMutant', undefined);
  const { tests = [] } = await runner.run(testIds);
  return tests.length > 0 && tests.every(({ status }) => status === 0);
}

/** Stryker's runner for Vitest in one thread that stays, and a new thread wherever an old one could change the outcome. */
function warmRunner(injector) {
  const runner = factory(injector);
  const init = runner.init.bind(runner);
  const dryRun = runner.dryRun.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);

  return Object.assign(runner, {
    async init() {
      await init();
      const { ctx } = runner;
      const [project] = ctx.projects;
      project.config.setupFiles = project.config.setupFiles.filter((file) => file !== runner.localSetupFile);
      project.config.pool = 'kept';
      project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptThread(options) };
      // Looking for test files takes longer than most of them.
      const specifications = await ctx.globTestSpecifications();
      ctx.start = (files) =>
        ctx.runTestSpecifications(
          files
            ? specifications.filter(({ moduleId }) => files.some((file) => moduleId.endsWith(file)))
            : specifications,
        );
    },
    async dryRun(options) {
      const result = await dryRun(options);
      await dropThread();
      return result;
    },
    async mutantRun(options) {
      const isStatic = options.mutantActivation === 'static';
      if (isStatic) await dropThread();
      const result = await mutantRun(options);
      // A mutant counts as noticed in an old thread only when the same test passes there without it.
      const isProven =
        !isStatic && result.status === MutantRunStatus.Killed && (await passesWithout(runner, result.killedBy));
      if (isProven) return result;
      await dropThread();
      if (isStatic) return result;
      const again = await mutantRun(options);
      await dropThread();
      return again;
    },
  });
}
warmRunner.inject = ['$injector'];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm-vitest', warmRunner)];
