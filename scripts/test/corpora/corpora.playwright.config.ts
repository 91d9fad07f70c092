import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What npm test -- corpora runs in a browser, with the site running. */
export default defineConfig({
  ...base,
  testDir: `${root}/demo-pages/corpora`,
  testMatch: '*.corpus.e2e.ts',
  outputDir: `${root}/.reports/corpora-artifacts`,
  timeout: 1_200_000,
  reporter: [['list']],
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
  webServer: { ...base.webServer, cwd: root },
} as Parameters<typeof defineConfig>[0]);
