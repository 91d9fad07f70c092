import { readFileSync } from 'node:fs';
import type { Plugin, UserConfig } from 'vite';
import { path, production } from './base.ts';
import { sharedChunks } from './shared-chunks.ts';
import { listTags, scriptEntry, tagRegistry } from './tag-registry.mjs';

/** The shared style sheet, for pages that link it from here or from the package. */
const controlsSheet: Plugin = {
  name: 'haven-controls-sheet',
  generateBundle() {
    const source = readFileSync(path('elements/runtime/haven-controls.css'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'haven-controls.css', source });
  },
};

/** The autoloader, one entry for each tag, and the shared style sheet. */
export const elements = (): UserConfig => ({
  define: production,
  plugins: [tagRegistry(), controlsSheet],
  base: './',
  build: {
    outDir: 'dist/elements',
    target: 'es2022',
    // For older browsers `:dir(rtl)` would become a list of languages, and a page that sets only `dir` would not be
    // mirrored.
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
    manifest: true,
    // Library mode leaves dynamic imports as they are: the tag registry requests a tag's files itself.
    lib: {
      entry: Object.fromEntries([
        ['autoload', path('elements/autoload.ts')],
        ...listTags().map(({ tag }) => [tag, scriptEntry(tag)]),
      ]),
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        comments: false,
        codeSplitting: { groups: sharedChunks },
      },
    },
  },
});
