import type { UserConfig } from 'vite';
import { path, production } from './base.ts';
import { walletChunks } from './wallet-chunks.ts';

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
