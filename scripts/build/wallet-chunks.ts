import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './base.ts';

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
export function walletChunks(): Plugin {
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
