import { defineConfig } from 'vitest/config';
import base from '../../../vitest.config.ts';

/** What npm test -- corpora runs without a browser. */
export default defineConfig({
  plugins: base.plugins,
  test: {
    ...base.test,
    root: `${import.meta.dirname}/../../..`,
    include: ['demo-pages/corpora/*.corpus.ts'],
    projects: undefined,
    reporters: ['default'],
    testTimeout: 1_200_000,
  },
});
