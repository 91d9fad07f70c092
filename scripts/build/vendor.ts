import type { UserConfig } from 'vite';
import { path, production } from './base.ts';

/** The simulated vendors' scripts: one classic script, because pages load it without `type=module`. */
export const vendor = (): UserConfig => ({
  define: production,
  build: {
    outDir: 'dist/vendor',
    target: 'es2022',
    rolldownOptions: {
      input: { vendor: path('demo-pages/sandbox/simulated/vendors/start-vendors.ts') },
      output: { format: 'iife', entryFileNames: '[name].js', comments: false },
    },
  },
});
