import type { UserConfig } from 'vite';
import { path, production } from './base.ts';

/** Both servers, as one program for Node. */
export const server = (): UserConfig => ({
  define: production,
  ssr: { external: true as unknown as undefined, noExternal: [] },
  build: {
    ssr: path('demo-pages/start.ts'),
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'start.js' } },
  },
});
