import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { listTags, tagRegistry } from './scripts/tag-registry.mjs';

const root = import.meta.dirname;
const path = (file: string) => resolve(root, file);

const base: UserConfig = {
  root,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', refresh: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
};

/** Code that several tags need, each in a chunk of its own name, loaded at most once and only where needed. */
const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  // Values of the site that need no schema: money, countries, quantities, safe addresses.
  {
    name: 'site',
    test: /elements[\\/]website[\\/](cart-count|country|limits|link-to|money|quantity|safe-navigate)/,
    priority: 2,
  },
  {
    name: 'validation',
    test: /node_modules[\\/]zod[\\/]|elements[\\/]website[\\/](api[\\/]zod|email|expiry|phone)/,
    priority: 1,
  },
  // The client and its schemas are apart from the rules: a page of forms that post natively needs no client.
  { name: 'website-api', test: /elements[\\/]website[\\/]api[\\/]/ },
  {
    name: 'runtime',
    test: /elements[\\/]runtime[\\/](?!chunk-loader|root-watcher|start-in-window|preview-guard|inherited-context|attribute-schemas|haven-controls|controls)|node_modules[\\/]@r2wc[\\/]/,
  },
  { name: 'context', test: /elements[\\/]runtime[\\/]inherited-context/ },
  { name: 'controls', test: /elements[\\/]runtime[\\/](haven-)?controls/ },
  { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]|elements[\\/]parts[\\/]use-(rule-form|field-checks)/ },
  {
    name: 'parts',
    test: /elements[\\/]parts[\\/](alert|busy-button|checkbox-field|error-summary|field-frame|focus-by-id|form-check|form-failure|pointer-rest|privacy-note|select-field|status-message|text-field|typed-before-upgrade|use-submission|use-unique-id)/,
    priority: 1,
  },
  { name: 'analytics', test: /elements[\\/]website[\\/]analytics[\\/]/ },
  { name: 'bot-check', test: /elements[\\/]website[\\/]bot-check[\\/]/ },
  // What the forms with an address share: its fields, states and texts.
  {
    name: 'address',
    test: /elements[\\/]website[\\/](address-options|customer|form-messages|failure-lines|is-ticked)|elements[\\/]parts[\\/](address|billing)/,
  },
  { name: 'combobox', test: /node_modules[\\/](downshift|compute-scroll-into-view|prop-types|react-is|tslib)[\\/]/ },
  { name: 'dates', test: /node_modules[\\/]dayjs[\\/]/ },
  { name: 'popups', test: /node_modules[\\/]@floating-ui[\\/]/ },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
  { name: 'sdk', test: /[\\/]sdk[\\/](?!hosted|wallets|three-ds|index)/ },
];

/** Writes the addresses of the module build's wallets into the script-tag build, whose format knows no chunks of its own. */
function walletChunks(): Plugin {
  return {
    name: 'wallet-chunks',
    config({ build }) {
      const manifest = resolve(root, build?.outDir ?? '', '.vite/manifest.json');
      const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
      const wallets = Object.entries(chunks).flatMap(([source, { file }]) => {
        const name = /^sdk\/wallets\/([\w-]+)\.ts$/.exec(source)?.[1];
        return name ? [[name, file]] : [];
      });
      return { define: { WALLET_CHUNKS: JSON.stringify(Object.fromEntries(wallets)) } };
    },
  };
}

const builds: Record<string, () => UserConfig> = {
  /** The autoloader and one entry a tag. */
  elements: () => ({
    plugins: [tagRegistry()],
    base: './',
    build: {
      outDir: 'dist/elements',
      target: 'es2022',
      // For older browsers `:dir(rtl)` becomes a list of languages, and a page that sets only `dir` is not mirrored.
      cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
      manifest: true,
      // Library mode leaves dynamic imports as they are: the tag registry asks for a tag's files itself.
      lib: {
        entry: Object.fromEntries([
          ['autoload', path('elements/autoload.ts')],
          ...listTags().map(({ tag, source }) => [tag, source]),
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
  }),
  /** The payments library as one module, with a chunk a wallet. */
  sdk: () => ({
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
  }),
  /** The payments library for a plain script tag, after `sdk`: it loads the wallets that lie beside it. */
  'sdk-global': () => ({
    plugins: [walletChunks()],
    resolve: {
      alias: [{ find: /^\.\/wallet-files\.ts$/, replacement: path('sdk/wallets/wallet-files.global.ts') }],
    },
    build: {
      outDir: 'dist/sdk',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { 'sdk.global': path('sdk/index.global.ts') },
        output: { format: 'iife', entryFileNames: '[name].js', comments: false },
      },
    },
  }),
  /** `<pay-widget>`: a small element at once, React, the stage and the chooser beside its first call, a chunk a step. */
  'checkout-widget': () => ({
    base: './',
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
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|checkout-widget[\\/]react-ahead/,
                priority: 3,
              },
              // What the element itself needs, and what many steps need of that.
              {
                name: 'shell',
                test: /[\\/]sdk[\\/](client|checkout)[\\/]|vendor-scripts|adopt-styles|attribute-parsing|checkout-widget[\\/](?!pay-widget)[\w-]+\.ts|checkout-widget[\\/]steps[\\/]step-table/,
                priority: 2,
              },
              {
                name: 'stage',
                test: /checkout-widget[\\/](stage|theme|steps[\\/]payment-methods)[\\/]/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  }),
  /** The pages that live on the payments origin. */
  hosted: () => ({
    base: './',
    build: {
      outDir: 'dist/hosted',
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
          sandbox: path('sdk/hosted/sandbox/sandbox.css'),
          simulated: path('sdk/hosted/sandbox/simulated.css'),
          'three-ds-announce': path('sdk/hosted/three-ds/three-ds-announce.ts'),
          'three-ds-html': path('sdk/hosted/three-ds/three-ds-html.ts'),
          'wallet-popup': path('sdk/hosted/wallet/wallet-popup.ts'),
          'flypay-frame': path('sdk/hosted/wallet/flypay-frame.ts'),
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
  }),
  /** The stand-ins for vendors' scripts: one classic script, because pages load it without `type=module`. */
  vendor: () => ({
    build: {
      outDir: 'dist/vendor',
      target: 'es2022',
      rolldownOptions: {
        input: { vendor: path('sdk/hosted/vendor/vendor.ts') },
        output: { format: 'iife', entryFileNames: '[name].js', comments: false },
      },
    },
  }),
  /** Both servers, as one program for Node. */
  server: () => ({
    ssr: { external: true as unknown as undefined, noExternal: [] },
    build: {
      ssr: path('demo-pages/server/start.ts'),
      outDir: 'dist/server',
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: 'start.js' } },
    },
  }),
};

export default defineConfig(({ mode }) => {
  const build = builds[mode];
  if (!build)
    throw new Error(`Unknown build "${mode}". Use npm run build, or --mode ${Object.keys(builds).join(' | ')}.`);
  return { ...base, ...build() };
});
