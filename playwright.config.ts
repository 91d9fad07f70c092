import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/test/browsers/chromium.mjs';
import { isWide, reports } from './scripts/test/suite.mjs';

export const sitePort = Number(process.env.E2E_PORT ?? 8480);
export const providerPort = sitePort + 1;
/** Makes the first administrator of the staff area, in these tests only. */
export const staffPassword = 'only for these tests';
const dataDirectory = '.cache/e2e-data';
const sandboxOrigin = `http://localhost:${providerPort}`;
/** Under which a page may reach the provider. */
export const providerOrigins = [
  `http://127.0.0.1:${providerPort}`,
  ...(process.env.E2E_SEPARATE ? [sandboxOrigin] : []),
];
const prepareData = `node scripts/test/prepare-e2e-data.mjs ${dataDirectory}`;
const server = {
  timeout: 120_000,
  reuseExistingServer: false,
  stdout: 'ignore',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;
/** Where the logs of the programs go, which are looked through after all tests. */
export const logs = ['site', 'sandbox'].map((name) => resolve(import.meta.dirname, `.cache/e2e-${name}.jsonl`));
const [siteLog, sandboxLog] = logs;
const siteUrl = `http://127.0.0.1:${sitePort}/gifts`;
/** Where the site writes its mails: the tests open the links in them. */
export const mailFolder = resolve(import.meta.dirname, '.cache/e2e-mails');
const siteVariables = {
  PORT: String(sitePort),
  DATA_DIR: dataDirectory,
  BACK_OFFICE_PASSWORD: staffPassword,
  MAIL_FOLDER: mailFolder,
  // So that a test can say from which network it comes.
  TRUSTED_PROXIES: '127.0.0.1',
};
// Each answer of the sandbox that breaks its own description becomes a 500, which fails the test.
const checks = { SANDBOX_CHECKS_ANSWERS: '1' };

/** The site with the sandbox beside it, as `npm start` runs them. */
const together = {
  ...server,
  command: `${prepareData} && node dist/server/start.js > ${siteLog}`,
  url: siteUrl,
  env: { ...siteVariables, ...checks, PROVIDER_PORT: String(providerPort) },
};
/** E2E_SEPARATE=1: a sandbox that was started alone, and a site that knows it by variables, under other addresses. */
const separate: Exclude<PlaywrightTestConfig['webServer'], undefined> = [
  {
    ...server,
    command: `${prepareData} && node dist/sandbox/haven-sandbox.js > ${sandboxLog}`,
    url: `${sandboxOrigin}/healthz`,
    env: {
      ...checks,
      PROVIDER_PORT: String(providerPort),
      PROVIDER_ORIGIN: sandboxOrigin,
      DATA_DIR: dataDirectory,
      SANDBOX_ORIGINS: `http://127.0.0.1:${sitePort}`,
    },
  },
  {
    ...server,
    command: `node dist/server/start.js > ${siteLog}`,
    url: siteUrl,
    env: {
      ...siteVariables,
      PAYMENTS_ENVIRONMENT: 'test',
      PAYMENTS_API_ORIGIN: sandboxOrigin,
      PAYMENTS_WIDGET_ORIGIN: `http://127.0.0.1:${providerPort}`,
      PAYMENTS_PUBLIC_KEY: 'pk_sandbox_haven',
      PAYMENTS_SECRET_KEY: 'sk_sandbox_haven',
      PAYMENTS_GATEWAY_CARD: 'gateway_haven_cards',
      PAYMENTS_GATEWAY_BANK: 'gateway_haven_bank',
    },
  },
];

export const NARROW_SCREEN = { viewport: { width: 375, height: 740 }, hasTouch: true };
const wideScreen = { viewport: { width: 1280, height: 800 } };
/** Tests of layout run on both screens: the narrow ones first, because the longest would be the last to end. */
const wideProjects = [
  { name: 'narrow', grep: /(?=.*@wide)(?=.*@narrow(?!-))/, use: NARROW_SCREEN },
  { name: 'desktop', grep: /@wide|@narrow-first/, use: wideScreen },
];

export default defineConfig({
  testDir: 'demo-pages/e2e',
  testMatch: '*.e2e.ts',
  // Absolute, because another configuration in another folder is made from this one.
  globalSetup: resolve(import.meta.dirname, 'demo-pages/e2e/global-setup.ts'),
  outputDir: '.reports/e2e-artifacts',
  // For what hangs: on a busy machine a journey takes several times as long, and a virtual machine may stand still for
  // two minutes while its clock goes on.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Twice the cores: a test waits for its pages for a tenth of its time.
  workers: 4,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: `${reports}/e2e.json` }],
    ['./scripts/test/conformance/proven-rows-reporter.ts', { outputFile: `${reports}/e2e-rows.json` }],
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
  projects: isWide ? wideProjects : [{ name: 'main', grepInvert: /@wide/, use: wideScreen }],
  webServer: process.env.E2E_SEPARATE ? separate : together,
});
