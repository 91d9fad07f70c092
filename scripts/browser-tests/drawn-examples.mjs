import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { serverViews } from '../builds/server-views.mjs';

const root = resolve(import.meta.dirname, '../..');
const virtualName = 'virtual:haven-drawn-examples';

/** Every example as Node draws it, for tests of what a browser does with it: compiled and run only where a test asks for it. */
export const drawnExamples = (folder) => ({
  name: 'haven-drawn-examples',
  resolveId: (id) => (id === virtualName ? `\0${virtualName}` : undefined),
  async load(id) {
    if (id !== `\0${virtualName}`) return undefined;
    const outDir = resolve(root, folder, 'drawn-examples');
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [serverViews()],
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { runtime: 'automatic', refresh: false } },
      build: {
        ssr: 'elements/server/testing/drawn-examples.ts',
        outDir,
        emptyOutDir: false,
        target: 'node20',
        cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
        cssMinify: false,
        minify: false,
      },
    });
    const { drawnExamples: examples, DRAWN_AT } = await import(pathToFileURL(`${outDir}/drawn-examples.js`).href);
    return `export const DRAWN_AT = ${DRAWN_AT};\nexport const drawnExamples = ${JSON.stringify(examples)};`;
  },
});
