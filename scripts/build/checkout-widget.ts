import type { Plugin, UserConfig } from 'vite';
import { anyOf, LICENCES, path, production } from './base.ts';

/**
 * Loads the bundler's small runtime together with the element; otherwise React and the chooser would each request it
 * late.
 */
const runtimeAtOnce = (): Plugin => ({
  name: 'runtime-at-once',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    const entry = chunks.find(({ fileName }) => fileName === 'pay-widget.js');
    if (!runtime || !entry || entry.imports.includes(runtime.fileName)) return;
    entry.imports.push(runtime.fileName);
    entry.code = `import"./${runtime.fileName}";${entry.code}`;
  },
});

/**
 * `<pay-widget>`: a small element immediately; React, the stage and the chooser in parallel with its first call; a
 * chunk for each step.
 */
export const checkoutWidget = (): UserConfig => ({
  define: production,
  base: './',
  plugins: [runtimeAtOnce()],
  build: {
    outDir: 'dist/checkout-widget',
    license: LICENCES,
    target: 'es2022',
    manifest: true,
    // Library mode leaves dynamic imports as they are: chunks load from the origin of this script.
    lib: {
      entry: {
        'pay-widget': path('checkout-widget/pay-widget.ts'),
        'paypal-vault': path('checkout-widget/paypal-vault/paypal-save-payment-source-widget.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        comments: false,
        codeSplitting: {
          groups: [
            // The dependencies of the element itself, which many steps share: first, so that no other chunk includes
            // them.
            {
              name: 'shell',
              test: anyOf(
                '/sdk/(client|checkout)/',
                '/sdk/.+-scripts\\.ts',
                'adopt-styles',
                'attribute-parsing',
                'hydration/page-names',
                'checkout-widget/(?!pay-widget|react-ahead)[\\w-]+\\.ts',
                'checkout-widget/steps/(step-table|child-payload)',
                'checkout-widget/.+-instructions?\\.ts',
              ),
              priority: 5,
            },
            // The chooser is rendered before React has loaded, so it contains only JSX elements.
            {
              name: 'chooser',
              test: anyOf(
                'checkout-widget/(ahead|theme)/',
                'payment-methods/(?!payment-methods-step|framed)',
                'react/(cjs/react-)?jsx-runtime',
              ),
              priority: 4,
            },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|checkout-widget[\\/]react-ahead/,
              priority: 3,
            },
            {
              name: 'stage',
              test: /checkout-widget[\\/](stage|steps[\\/]payment-methods)[\\/]/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
