import type { UserConfig } from 'vite';
import { path, production } from './base.ts';

/** The payments library as one module, with a chunk a wallet. */
export const sdk = (): UserConfig => ({
  define: production,
  build: {
    outDir: 'dist/sdk',
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
        // A wallet of a script-tag page asks for it alone, and not for the library around it.
        codeSplitting: { groups: [{ name: 'overlay', test: /sdk[\\/]surfaces[\\/]overlay/ }] },
      },
    },
  },
});
