import type { Plugin, UserConfig } from 'vite';
import { LICENCES, path, production } from './base.ts';
import { importForNode } from './import-for-node.mjs';
import { linkedSheet, linkedSheetEntry } from './linked-sheet.ts';
import { sharedChunks } from './shared-chunks.ts';
import { listTags, scriptEntry, tagRegistry } from './tag-registry.mjs';

/**
 * A sheet for each tag that brings one of its own, which tags link that a server has rendered: a shadow root has no
 * other look.
 */
const serverSheets = (): Plugin => ({
  name: 'haven-server-sheets',
  async generateBundle() {
    const entry = 'elements/server/tag-sheets.ts';
    const { tagSheets } = await importForNode<{ tagSheets: Record<string, string> }>(entry, '.cache/tag-sheets');
    for (const [tag, source] of Object.entries(tagSheets)) {
      this.emitFile({ type: 'asset', fileName: `${tag}.css`, source });
    }
  },
});

/** What the autoloader loads without tags, and shares names with them. */
const AUTOLOADER = /(?:runtime[\\/]hydration[\\/]|elements[\\/](?=autoload))(autoload|held-clicks|same-control)\.ts$/;
const SHARED = /\/(page-names|served-language)\.ts$/;

/** Gives each of them a copy of the names: a shared module would bring React along. */
const autoloaderNames = (): Plugin => ({
  name: 'haven-autoloader-names',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const [, file] = AUTOLOADER.exec(importer ?? '') ?? [];
    if (!SHARED.test(source) || !file) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}?${file}`;
  },
});

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

/**
 * The check for authors, separate from the blocks: it reads complete definitions, and their prose must not get into the
 * chunks that visitors load.
 */
export const authoringCheck = (): UserConfig => ({
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
