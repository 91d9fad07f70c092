import { readdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'vite';
import { importForNode } from '../../build/import-for-node.mjs';
import { tagRegistry } from '../../build/tag-registry.mjs';
import { texts } from '../../generate/texts/texts-plugin.mjs';
import { serveMutant } from '../mutation/guard-mutants.mjs';

const virtualName = 'virtual:haven-rendered-examples';

/**
 * Every example as Node renders it, for tests of what a browser does with it: rendered only where a test asks for it.
 */
const renderedExamples = (folder) => ({
  name: 'haven-rendered-examples',
  resolveId: (id) => (id === virtualName ? `\0${virtualName}` : undefined),
  async load(id) {
    if (id !== `\0${virtualName}`) return undefined;
    const rendered = await importForNode('elements/server/testing/rendered-examples.ts', `${folder}/rendered-examples`);
    return Object.entries(rendered)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

const root = resolve(import.meta.dirname, '../../..');
const folders = '.cache/browser-tests';
/** The folder of the compiled tests: each run has its own, so that several may run at once. */
export const compiledFolder = `${folders}/${process.pid}`;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes the folders of runs that were killed before they could do so. */
function removeOldFolders() {
  try {
    for (const name of readdirSync(resolve(root, folders))) {
      if (!isRunning(Number(name))) rmSync(resolve(root, folders, name), { recursive: true, force: true });
    }
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** The scripts of pages that tests open in frames, which load them by address. */
const PAGE_SCRIPTS = ['sdk/testing/strict-page.ts', 'elements/runtime/testing/every-tag.ts'];
/** The page's own script, which loads the test file and runs it. */
const FRAMEWORK = 'testing/run-in-browser.ts';

/** Tests that need React's development build, which writes its warnings to the console. */
const DEVELOPMENT = /\.development\.(wide\.)?test\.tsx?$/;

/** The compiled file of a source file, as a path from the project's folder. */
export const compiledPath = (source) => `${compiledFolder}/${source.replace(/\.tsx?$/, '.js')}`;
/**
 * The address of that script: for the runner, and for its pages, which must load it from the compiled tests to share
 * their modules.
 */
export const framework = { path: resolve(root, compiledPath(FRAMEWORK)), address: `/${compiledPath(FRAMEWORK)}` };

/**
 * Compiles the test files and everything that their pages load, with the build's bundler, before any browser opens:
 * nothing is compiled, resolved or bundled again while tests run. Modules of the runner's own pages stay addresses.
 */
export async function compileTests(files) {
  removeOldFolders();
  process.once('exit', () => rmSync(resolve(root, compiledFolder), { recursive: true, force: true }));
  const inDevelopment = files.filter((file) => DEVELOPMENT.test(file));
  await compile([FRAMEWORK, ...PAGE_SCRIPTS, ...files.filter((file) => !DEVELOPMENT.test(file))], 'production');
  if (inDevelopment.length > 0) await compile(inDevelopment, 'development');
}

/** One set of files that share their modules. */
async function compile(entries, environment) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    // The bundler's warnings are about the packaging of test tools.
    logLevel: 'error',
    mode: 'production',
    // The assertions load this file of axe already.
    resolve: { alias: [{ find: /^axe-core$/, replacement: 'axe-core/axe.min.js' }] },
    plugins: [
      texts(),
      tagRegistry({ imports: true }),
      renderedExamples(compiledFolder),
      serveMutant(process.env.HAVEN_MUTANT),
    ],
    define: {
      'import.meta.env.SOAK': JSON.stringify(process.env.SOAK ?? ''),
      'process.env.NODE_ENV': JSON.stringify(environment),
    },
    oxc: { jsx: { runtime: 'automatic', refresh: false } },
    build: {
      outDir: compiledFolder,
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17'],
      minify: false,
      cssMinify: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: Object.fromEntries(
          entries.map((file) => [relative(root, resolve(root, file)).replace(/\.tsx?$/, ''), resolve(root, file)]),
        ),
        external: [/^\/__web-dev-server__/],
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', chunkFileNames: `chunks-${environment}/[name]-[hash].js` },
      },
    },
  });
}
