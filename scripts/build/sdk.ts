import type { UserConfig } from 'vite';
import { LICENCES, path, production } from './base.ts';

/** The payments library as one module, with a chunk for each wallet. */
export const sdk = (): UserConfig => ({
  define: production,
  build: {
    outDir: 'dist/sdk',
    license: LICENCES,
    target: 'es2022',
    manifest: true,
    // Library mode leaves dynamic imports as they are: each wallet is a chunk, with no helper to preload it.
    lib: { entry: { sdk: path('sdk/index.ts') }, formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        comments: false,
        // A wallet of a script-tag page loads only this chunk, and not the whole library.
        codeSplitting: { groups: [{ name: 'overlay', test: /sdk[\\/]surfaces[\\/]overlay/ }] },
      },
    },
  },
});
