import type { UserConfig } from 'vite';
import { path, root } from './base.ts';
import { packageEntries, registrationPath, typesOnly } from './package-entries.ts';
import { serverViews } from './server-views.mjs';
import { listTags } from './tag-registry.mjs';

const entries = [
  'elements/autoload.ts',
  'elements/autoload.server.ts',
  'elements/frameworks/create-component.ts',
  'elements/server/server.ts',
  'sdk/index.ts',
  'sdk/testing-kit/index.ts',
  'sdk/testing-kit/playwright.ts',
  'checkout-widget/pay-widget.ts',
  'checkout-widget/paypal-vault/paypal-save-payment-source-widget.ts',
].map(path);

/**
 * The modules that bundlers import from the package: one for each source file, without its dependencies, so that an
 * application shares its React with the blocks and loads only what it imports.
 */
export const modules = (): UserConfig => ({
  plugins: [serverViews({ inBrowsers: true }), packageEntries()],
  build: {
    outDir: 'dist/modules',
    target: 'es2022',
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
    lib: {
      entry: [...entries, typesOnly, ...listTags().flatMap(({ tag, source }) => [source, registrationPath(tag)])],
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => /^[a-z@]/i.test(id) && !id.startsWith('virtual:'),
      output: {
        preserveModules: true,
        preserveModulesRoot: root,
        // A block's style sheet has the block's name, and the module for it must not overwrite the block's file.
        entryFileNames: ({ facadeModuleId }) => (facadeModuleId?.includes('.css') ? '[name].css.js' : '[name].js'),
        // Removes the prose of the definitions, whose examples would otherwise look like side effects.
        minify: 'dce-only',
        comments: false,
      },
    },
  },
});
