import { relative, resolve } from 'node:path';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { chromium } from 'playwright';
import { compiledPath, compileTests, framework } from './scripts/test/browser/compile-tests.mjs';
import { pageLauncher } from './scripts/test/browser/page-launcher.mjs';
import { recordResults } from './scripts/test/browser/record-results.mjs';
import { selectTests } from './scripts/test/browser/select-tests.mjs';
import { servePages } from './scripts/test/browser/serve-pages.mjs';
import { watchProgress } from './scripts/test/browser/watch-progress.mjs';
import { chromiumArgs, findOrInstallShell } from './scripts/test/browsers/chromium.mjs';
import { engineBrowser } from './scripts/test/engines/engine-browser.mjs';
import { findOrInstallEngine } from './scripts/test/engines/find-engine.mjs';
import { reports } from './scripts/test/suite.mjs';

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
  middleware: servePages,
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
