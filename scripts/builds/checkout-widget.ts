import type { Plugin, UserConfig } from 'vite';
import { path, production } from './base.ts';

/** Lets the element load the bundler's own few lines with itself: React and the chooser would each find out about them late. */
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

/** `<pay-widget>`: a small element at once, React, the stage and the chooser beside its first call, a chunk a step. */
export const checkoutWidget = (): UserConfig => ({
  define: production,
  base: './',
  plugins: [runtimeAtOnce()],
  build: {
    outDir: 'dist/checkout-widget',
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
            // What the element itself needs, and what many steps need of that: first, so that no other chunk takes it along.
            {
              name: 'shell',
              test: /[\\/]sdk[\\/](client|checkout)[\\/]|[\\/]sdk[\\/].+-scripts\.ts|adopt-styles|attribute-parsing|checkout-widget[\\/](?!pay-widget|react-ahead)[\w-]+\.ts|checkout-widget[\\/]steps[\\/](step-table|child-payload)|checkout-widget[\\/].+-instructions?\.ts/,
              priority: 5,
            },
            // The chooser as it is drawn before React is there: JSX elements alone.
            {
              name: 'chooser',
              test: /checkout-widget[\\/](ahead|theme)[\\/]|payment-methods[\\/](?!payment-methods-step|framed)|react[\\/](cjs[\\/]react-)?jsx-runtime/,
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
