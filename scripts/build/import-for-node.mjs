import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { texts } from '../generate/texts/texts-plugin.mjs';
import { serverViews } from './server-views.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Compiles a module of blocks for Node into a folder and imports it: for what is made of their views and sheets. */
export async function importForNode(entry, folder) {
  const outDir = resolve(root, folder);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [serverViews(), texts()],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', refresh: false } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  });
  return await import(pathToFileURL(`${outDir}/entry.js`).href);
}
