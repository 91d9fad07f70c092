import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, UserConfig } from 'vite';
import { LICENCES, path, production } from './base.ts';

const FONTS = 'sdk/hosted/fonts';

/** Copies the fonts: a library's build would write them into the sheets, where the pages' policy refuses them. */
const fonts = (): Plugin => ({
  name: 'haven-hosted-fonts',
  generateBundle() {
    for (const file of readdirSync(path(FONTS)).filter((name) => !name.endsWith('.css'))) {
      this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source: readFileSync(path(`${FONTS}/${file}`)) });
    }
  },
});

/** The pages of the payments origin. */
export const hosted = (): UserConfig => ({
  define: production,
  plugins: [fonts()],
  base: './',
  build: {
    outDir: 'dist/hosted',
    license: LICENCES,
    target: 'es2022',
    cssCodeSplit: true,
    // Library mode leaves dynamic imports as they are: a form loads its language and bank rules itself.
    lib: {
      entry: {
        'remote-action': path('sdk/hosted/remote-action/remote-action.ts'),
        'remote-action-styles': path('sdk/hosted/remote-action/remote-action.css'),
        dispatcher: path('sdk/hosted/checkout/dispatcher.ts'),
        'storage-dispatcher': path('sdk/hosted/checkout/storage-dispatcher.ts'),
        'checkout-return': path('sdk/hosted/checkout/checkout-return.ts'),
        checkout: path('sdk/hosted/checkout/checkout.css'),
        sandbox: path('demo-pages/sandbox/core/styles/sandbox.css'),
        simulated: path('demo-pages/sandbox/core/styles/simulated.css'),
        'three-ds-announce': path('sdk/hosted/three-ds/three-ds-announce.ts'),
        'three-ds-html': path('sdk/hosted/three-ds/three-ds-html.ts'),
        'wallet-popup': path('demo-pages/sandbox/simulated/vendors/pages/wallet-popup.ts'),
        'flypay-frame': path('demo-pages/sandbox/simulated/vendors/pages/flypay-frame.ts'),
        'payment-sources': path('sdk/hosted/saved-sources/payment-sources.ts'),
        'vault-display': path('sdk/hosted/saved-sources/vault-display.ts'),
        'saved-sources': path('sdk/hosted/saved-sources/saved-sources.css'),
        'message-widget': path('sdk/hosted/message-widget/message-widget.ts'),
        'message-widget-styles': path('sdk/hosted/message-widget/message-widget.css'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        comments: false,
        assetFileNames: ({ names }) => {
          if (/^(checkout|sandbox|simulated|saved-sources)\.css$/.test(names[0] ?? '')) return names[0] ?? '';
          if (names[0]?.startsWith('message-widget')) return 'message-widget.css';
          return names[0]?.endsWith('.css') ? 'remote-action.css' : 'assets/[name][extname]';
        },
      },
    },
  },
});

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
