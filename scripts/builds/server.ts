import type { UserConfig } from 'vite';
import { path, production } from './base.ts';

/** The programs for Node: both servers as one, and the command for staff accounts. */
export const server = (): UserConfig => ({
  define: production,
  ssr: { external: true as unknown as undefined, noExternal: [] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { start: path('demo-pages/start.ts'), staff: path('demo-pages/operations/staff-command.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
