import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';
import { type Engine, findOrInstallEngine } from './find-engine.mjs';
import { firefoxLaunchOptions } from './firefox.mjs';

const root = resolve(import.meta.dirname, '../../..');
const engine = process.env.HAVEN_ENGINE as Engine;
const found = findOrInstallEngine(engine);

/** The main journeys in one engine, which npm test -- engines names. */
export default defineConfig({
  ...base,
  testDir: `${root}/demo-pages/e2e/engines`,
  testMatch: '*.engine.ts',
  outputDir: `${root}/.reports/e2e-artifacts-${engine}`,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/.reports/e2e-${engine}.json` }]],
  use: {
    ...base.use,
    browserName: engine,
    launchOptions: engine === 'firefox' ? firefoxLaunchOptions(found) : {},
  },
  projects: [{ name: engine, use: { viewport: { width: 1280, height: 800 } } }],
  webServer: { ...base.webServer, cwd: root },
} as Parameters<typeof defineConfig>[0]);
