import type { UserConfig } from 'vite';
import { path, production } from './base.ts';

/**
 * The check for authors, separate from the blocks: it reads complete definitions, and their prose must not get into the
 * chunks that visitors load.
 */
export const checkAuthoring = (): UserConfig => ({
  define: production,
  base: './',
  build: {
    outDir: 'dist/elements',
    emptyOutDir: false,
    target: 'es2022',
    // Library mode leaves dynamic imports as they are: a definition loads when its tag is checked.
    lib: { entry: { 'check-authoring': path('elements/authoring/check-authoring.ts') }, formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/authoring-[name]-[hash].js',
        minify: true,
        comments: false,
      },
    },
  },
});
