import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './base.ts';

/** Writes the addresses of the module build's wallets into the script-tag build, whose format has no chunks. */
export function walletChunks(): Plugin {
  return {
    name: 'wallet-chunks',
    config({ build }) {
      const manifest = resolve(root, build?.outDir ?? '', '.vite/manifest.json');
      const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
      const wallets = Object.entries(chunks).flatMap(([source, { file }]) => {
        const name = /^sdk\/wallets\/([\w-]+)\/\1\.ts$/.exec(source)?.[1];
        return name ? [[name, file]] : [];
      });
      return { define: { WALLET_CHUNKS: JSON.stringify(Object.fromEntries(wallets)) } };
    },
  };
}
