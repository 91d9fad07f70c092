import { relative } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { ThreadsPoolWorker } from 'vitest/node';
import { forgetUnchecked, noteUnchecked } from './unchecked.mjs';

// Vitest stops its worker after every run, and a new one takes a third of a second: most of the time of a mutant. This
// worker is reused for the next run until it is dropped.
let reused;

const answer = (type) => ({ type, __vitest_worker_response__: true });

/** Stops the reused thread, so that the next run has a new one, in which modules are evaluated again. */
async function dropThread() {
  const thread = reused;
  reused = undefined;
  await thread?.terminate();
}

/** A worker of Vitest's pool that reuses the thread of the previous worker. */
class ReusedThread extends ThreadsPoolWorker {
  name = 'reused';
  #listeners = [];
  #project;
  #isStarted = false;

  constructor(options) {
    super(options);
    this.#project = options.project;
  }

  async start() {
    if (reused) {
      this._thread = reused;
      this.#isStarted = true;
      return;
    }
    await super.start();
    reused = this._thread;
  }

  on(event, callback) {
    this.#listeners.push([event, callback]);
    super.on(event, callback);
  }

  send(message) {
    const isRepeated = message.type === 'start' && this.#isStarted;
    if (isRepeated || message.type === 'stop') {
      queueMicrotask(() => this.thread.emit('message', answer(isRepeated ? 'started' : 'stopped')));
      return;
    }
    // A thread has its options from its first start, but the test names of this run are new.
    if (message.type === 'run') message.context.config = this.#project.serializedConfig;
    super.send(message);
  }

  async stop() {
    for (const [event, callback] of this.#listeners) this._thread.off(event, callback);
    this._thread = undefined;
  }
}

const [{ factory }] = vitestPlugins;
const fileOf = (testId) => testId.split('#')[0];
const testsIn = (task) => (task.type === 'test' ? [task] : (task.tasks ?? []).flatMap(testsIn));

/** A test's id in Stryker: the file from the root, and the names of its suites. */
function idOf(test) {
  const names = [];
  for (let task = test; task !== test.file; task = task.suite ?? test.file) names.unshift(task.name);
  return `${relative(process.cwd(), test.file.filepath)}#${names.join(' ').trim()}`;
}

/** After so many detected mutants the thread is checked. */
const CHECKED_AFTER = 20;
/** Whether a mutant that an old thread does not notice survives without a second look in a new one. */
const isBrief = process.env.HAVEN_MUTATION_BRIEF === '1';

/**
 * Stryker's runner for Vitest in one thread that is reused, with a new thread wherever an old one could change the
 * result.
 */
function warmRunner(injector) {
  const runner = factory(injector);
  const init = runner.init.bind(runner);
  const dryRun = runner.dryRun.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);
  const dispose = runner.dispose.bind(runner);
  /** By source file: the test files that detected a mutant of it. */
  const noticedBy = new Map();
  /** The test files of a run that names no tests; undefined for all. */
  let focus;
  let runs = 0;

  function beginRun(mutatedFile) {
    runner.ctx.provide('run', ++runs);
    runner.ctx.provide('mutatedFile', mutatedFile);
  }

  /** Runs tests that detected mutants again without a mutant: false when the thread itself is broken. */
  async function passesWithout(testIds) {
    beginRun();
    runner.ctx.provide('mode', 'mutant');
    runner.ctx.provide('mutantActivation', 'runtime');
    runner.ctx.provide('activeMutant', undefined);
    const { tests = [] } = await runner.run(testIds);
    return tests.length > 0 && tests.every(({ status }) => status === TestStatus.Success);
  }

  /**
   * Stryker's own result, except that a mutant that breaks what a file's tests begin with is detected: none of them
   * runs then.
   */
  async function runOne(options) {
    const result = await mutantRun(options);
    if (result.status !== MutantRunStatus.Survived) return result;
    const files = runner.ctx.state.getFiles();
    const broken = files.filter((file) => file.result?.state === 'fail');
    // A file that cannot even be imported has no tests: another one's stands for it.
    const [first] = broken.length > 0 ? [...broken, ...files].flatMap(testsIn) : [];
    if (!first) return result;
    return { status: MutantRunStatus.Killed, killedBy: [idOf(first)], nrOfTests: 1, failureMessage: 'A file failed.' };
  }

  /** Mutants that were detected in this thread since it was checked. */
  let unchecked = [];

  /**
   * Mutants count as detected in an old thread only when the same tests pass there without them afterwards. Those of a
   * broken thread run again in new ones, and stay in the list of the unchecked when they are not detected there.
   */
  async function checkThread() {
    const noticed = unchecked;
    unchecked = [];
    if (noticed.length === 0) return;
    const testIds = new Set(noticed.flatMap(({ result }) => result.killedBy));
    const confirmed = (await passesWithout([...testIds])) ? noticed : [];
    for (const each of noticed)
      if (confirmed.length === 0 && (await runInNewThread(each.options)).status === MutantRunStatus.Killed)
        forgetUnchecked([each.options.activeMutant.id]);
    forgetUnchecked(confirmed.map(({ options }) => options.activeMutant.id));
  }

  /** The result in the old thread, if that is enough. */
  async function runInOldThread(options) {
    beginRun(options.sandboxFileName);
    const result = await runOne(options);
    if (result.status === MutantRunStatus.Killed) {
      noteUnchecked(options.activeMutant.id);
      unchecked.push({ options, result });
      if (unchecked.length >= CHECKED_AFTER) await checkThread();
      return result;
    }
    return isBrief && options.testFilter ? result : undefined;
  }

  async function runInNewThread(options) {
    await checkThread();
    await dropThread();
    beginRun(options.sandboxFileName);
    const result = await runOne(options);
    await dropThread();
    return result;
  }

  async function runMutant(options) {
    if (options.testFilter) return (await runInOldThread(options)) ?? runInNewThread(options);
    // Any test may detect a static mutant: those that detected others in its file come first.
    focus = noticedBy.get(options.activeMutant.fileName);
    const result = focus?.size ? await runInOldThread(options) : undefined;
    focus = undefined;
    return result ?? runInNewThread(options);
  }

  return Object.assign(runner, {
    async init() {
      await init();
      const { ctx } = runner;
      const [project] = ctx.projects;
      project.config.setupFiles = project.config.setupFiles.filter((file) => file !== runner.localSetupFile);
      project.config.pool = 'reused';
      project.config.poolRunner = { name: 'reused', createPoolWorker: (options) => new ReusedThread(options) };
      // Finding the test files takes longer than running most of them.
      const specifications = await ctx.globTestSpecifications();
      ctx.start = (files = focus) =>
        ctx.runTestSpecifications(
          specifications.filter(({ moduleId }) => !files || [...files].some((file) => moduleId.endsWith(file))),
        );
    },
    async dryRun(options) {
      beginRun();
      runner.ctx.provide('mutatedFiles', [...options.files]);
      const result = await dryRun(options);
      await dropThread();
      return result;
    },
    async dispose() {
      await checkThread();
      await dispose();
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
