import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/browsers/chromium.mjs';

export const sitePort = Number(process.env.E2E_PORT ?? 8480);
export const providerPort = sitePort + 1;
/** Makes the first administrator of the staff area, in these tests only. */
export const staffPassword = 'only for these tests';
const dataDirectory = '.cache/e2e-data';

export default defineConfig({
  testDir: 'demo-pages/e2e',
  testMatch: '*.e2e.ts',
  // Absolute, because another configuration in another folder is made from this one.
  globalSetup: resolve(import.meta.dirname, 'demo-pages/e2e/make-first-administrator.ts'),
  outputDir: '.reports/e2e-artifacts',
  // For what hangs: on a busy machine a journey takes several times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 3,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: '.reports/e2e.json' }],
    ['./scripts/conformance/proven-rows-reporter.ts', { outputFile: '.reports/e2e-rows.json' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    browserName: 'chromium',
    locale: 'en-AU',
    // A trace of every test costs a third of the whole run: E2E_TRACE=1 asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL ?? process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: chromiumArgs,
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@only-narrow/, use: { viewport: { width: 1280, height: 800 } } },
    // Journeys run once. Tests that look at layout carry a tag and run on a narrow screen too.
    { name: 'narrow', grep: /@(only-)?narrow/, use: { viewport: { width: 375, height: 740 }, hasTouch: true } },
  ],
  webServer: {
    command: `node scripts/prepare-e2e-data.mjs ${dataDirectory} && node dist/server/start.js`,
    url: `http://127.0.0.1:${sitePort}/gifts`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(sitePort),
      PROVIDER_PORT: String(providerPort),
      DATA_DIR: dataDirectory,
      BACK_OFFICE_PASSWORD: staffPassword,
    },
  },
});
