import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { LICENCES, path, production, root } from './base.ts';

const DESCRIPTOR = /[\\/]sdk[\\/]wallets[\\/]([\w-]+)[\\/]\1-wallet\.ts$/;
const BUTTONS = /[\\/]sdk[\\/]wallets[\\/]wallet-buttons\.ts$/;

/**
 * The code with the import of a module at run time replaced by an expression, which the module imported at once
 * provides.
 */
function replaceImport(code: string, id: string, module: string, expression: string, provider: string): string {
  const call = `import('${module}')`;
  if (!code.includes(call)) throw new Error(`${id} has no ${call} to be replaced.`);
  return `${provider}\n${code.replace(call, expression)}`;
}

/**
 * For the script-tag build, whose format has no chunks: each descriptor loads its wallet from the chunk of the
 * module build, and the loader of vendors' scripts stays in the script, because it has what `setVendorScripts` was
 * given.
 */
function walletChunks(): Plugin {
  let chunks: Record<string, { file: string } | undefined> = {};
  return {
    name: 'wallet-chunks',
    enforce: 'pre',
    configResolved({ build }) {
      chunks = JSON.parse(readFileSync(resolve(root, build.outDir, '.vite/manifest.json'), 'utf8'));
    },
    transform(code, id) {
      if (BUTTONS.test(id)) {
        const module = './core/load-vendor-script.ts';
        return replaceImport(code, id, module, 'scriptLoader', `import * as scriptLoader from '${module}';`);
      }
      const wallet = DESCRIPTOR.exec(id)?.[1];
      if (!wallet) return undefined;
      const address = chunks[`sdk/wallets/${wallet}/${wallet}.ts`]?.file;
      if (!address) throw new Error(`The module build has no chunk of ${wallet}.`);
      const provider = `import { loadWalletChunk } from '../core/load-chunk.global.ts';`;
      return replaceImport(code, id, `./${wallet}.ts`, `loadWalletChunk('${address}')`, provider);
    },
  };
}

/** The payments library for a plain script tag, built after `sdk`: it loads the wallets from the same folder. */
export const sdkGlobal = (): UserConfig => ({
  define: production,
  plugins: [walletChunks()],
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
});

/** The payments library as one module, with a chunk for each wallet. */
export const sdk = (): UserConfig => ({
  define: production,
  build: {
    outDir: 'dist/sdk',
    license: LICENCES,
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
        // A wallet of a script-tag page loads only this chunk, and not the whole library.
        codeSplitting: { groups: [{ name: 'overlay', test: /sdk[\\/]surfaces[\\/]overlay/ }] },
      },
    },
  },
});
