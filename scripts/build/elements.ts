import type { UserConfig } from 'vite';
import { autoloaderNames } from './autoloader-names.ts';
import { LICENCES, path, production } from './base.ts';
import { linkedSheet, linkedSheetEntry } from './linked-sheet.ts';
import { serverSheets } from './server-sheets.ts';
import { sharedChunks } from './shared-chunks.ts';
import { listTags, scriptEntry, tagRegistry } from './tag-registry.mjs';

/** The autoloader, one entry a tag, and the shared look. */
export const elements = (): UserConfig => ({
  define: production,
  plugins: [tagRegistry(), linkedSheet(), serverSheets(), autoloaderNames()],
  base: './',
  build: {
    outDir: 'dist/elements',
    license: LICENCES,
    target: 'es2022',
    // For older browsers `:dir(rtl)` would become a list of languages, and a page that sets only `dir` would not be
    // mirrored.
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
    manifest: true,
    cssCodeSplit: true,
    // Library mode leaves dynamic imports as they are: the tag registry asks for a tag's files itself.
    lib: {
      entry: Object.fromEntries([
        ['autoload', path('elements/autoload.ts')],
        ['haven-controls', linkedSheetEntry],
        ...listTags().map(({ tag }) => [tag, scriptEntry(tag)]),
      ]),
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: '[name][extname]',
        minify: true,
        comments: false,
        codeSplitting: { groups: sharedChunks },
      },
    },
  },
});
