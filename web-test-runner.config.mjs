import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { chromium } from 'playwright';
import { compiledPath, compileTests, framework } from './scripts/test/browser/compile-tests.mjs';
import { pageLauncher } from './scripts/test/browser/page-launcher.mjs';
import { testPages } from './scripts/test/browser/serve-pages.mjs';
import { watchProgress } from './scripts/test/browser/watch-progress.mjs';
import { chromiumArgs, findOrInstallShell } from './scripts/test/browsers/chromium.mjs';
import { findTestFiles } from './scripts/test/conformance/find-test-files.mjs';
import { engineBrowser } from './scripts/test/engines/engine-browser.mjs';
import { findOrInstallEngine } from './scripts/test/engines/find-engine.mjs';
import { isOfSuite, reports } from './scripts/test/suite.mjs';

const chosen = process.env.HAVEN_TEST_ROOMS?.split(',') ?? [];
const files = selectTests(chosen);
const sources = new Map(files.map((file) => [resolve(compiledPath(file)), file]));
const progress = watchProgress();

function chromiumBrowser() {
  const executablePath = findOrInstallShell();
  // Pages of one context share a process, which keeps the compiled scripts.
  const args = [...chromiumArgs, '--process-per-site'];
  return { name: 'Chromium', launch: () => chromium.launch({ executablePath, args }), isReusable: true };
}

/** Another engine than Chromium, set by npm test -- engines. */
const engine = process.env.HAVEN_ENGINE;
const browser = engine ? engineBrowser(findOrInstallEngine(engine)) : chromiumBrowser();
await compileTests(files);

export default {
  files: [...sources.keys()].map((file) => relative('.', file)),
  nodeResolve: false,
  concurrency: 4,
  browsers: [pageLauncher(browser, progress.hasHung)],
  middleware: testPages,
  plugins: [progress.plugin],
  // Notices of the test tools themselves.
  filterBrowserLogs: ({ args }) => !/Lit is in dev mode|Multiple versions of Lit/.test(String(args[0])),
  testFramework: { path: framework.path, config: { timeout: 60_000 } },
  // A page that hangs is ended by its silence, long before.
  testsFinishTimeout: 600_000,
  browserStartTimeout: 60_000,
  reporters: [
    chosen.length === 0 ? defaultReporter({ reportTestProgress: false }) : summaryReporter(),
    progress.reporter,
    recordResults(`${reports}/${engine ? `${engine}-` : ''}browser.json`, sources, progress.rowsOf),
  ],
  testRunnerHtml: () =>
    `<!doctype html><html lang="en-AU"><head><title>Haven tests</title></head><body><script type="module" src="${framework.address}"></script></body></html>`,
};

/** The browser tests in these folders and files, or all of them. A name without tests is an error, not an empty run. */
function selectTests(chosen) {
  const all = [true, false].flatMap((wide) => findTestFiles('.', wide).browser);
  if (chosen.length === 0) return all.filter((file) => isOfSuite(file));
  const below = (place) => all.filter((file) => file === place || file.startsWith(`${place.replace(/\/$/, '')}/`));
  for (const place of chosen) {
    if (below(place).length === 0) throw new Error(`There are no browser tests in ${place}.`);
  }
  return [...new Set(chosen.flatMap(below))];
}

function* testsIn(suite, path = []) {
  if (!suite) return;
  for (const test of suite.tests) yield { ...test, path: [...path, test.name] };
  for (const inner of suite.suites) yield* testsIn(inner, [...path, inner.name]);
}

const statusOf = ({ skipped, passed }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');

/**
 * A test-runner reporter that writes every test with its source file, its result and the rows that its assertions
 * proved into a file, for the totals and the conformance report. A page that failed outside its tests counts as a
 * failed test.
 */
function recordResults(reportFile, sources, rowsOf) {
  return {
    stop({ sessions }) {
      const results = [...sessions].flatMap((session) => {
        const file = sources.get(session.testFile) ?? session.testFile;
        const tests = [...testsIn(session.testResults)].map((test) => ({
          file,
          title: test.path.join(' › '),
          status: statusOf(test),
          duration: test.duration,
          rows: rowsOf(session.id, test.path),
          message: test.error?.message,
        }));
        const isBroken = !session.passed && !tests.some(({ status }) => status === 'failed');
        return isBroken
          ? [...tests, { file, title: file, status: 'failed', message: session.errors?.[0]?.message }]
          : tests;
      });
      mkdirSync(dirname(reportFile), { recursive: true });
      writeFileSync(reportFile, JSON.stringify(results));
    },
  };
}
