import { gzipSync } from 'node:zlib';
import { build } from 'vite';

// Packages with a build for development give theirs otherwise, unless a build of ours ran first.
process.env.NODE_ENV = 'production';

/** The size of a text as it travels, in KiB. */
export const kibibytes = (text) => gzipSync(text, { level: 9 }).length / 1024;

/** What a piece of source adds to a merchant's bundle, minified and compressed. */
export async function bundled(source) {
  return sizeOfChunks(await chunksOf(source));
}

/** The size of scripts together, in KiB. */
export const sizeOfChunks = (output) => kibibytes(output.map((chunk) => chunk.code ?? '').join(''));

/**
 * The scripts that a piece of source becomes; `isLibrary` leaves out the helper that Vite puts around dynamic imports.
 */
export async function chunksOf(source, isLibrary = false) {
  // Beside the peers, so that their packages are found.
  const entry = `${process.cwd()}/scripts/measure/peers/one-source.js`;
  const output = { minify: true, comments: false };
  const library = { lib: { entry, formats: ['es'] }, rolldownOptions: { preserveEntrySignatures: false, output } };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'one-source',
        resolveId: (id) => (id === 'one-source' || id === entry ? entry : undefined),
        load: (id) => (id.endsWith('/one-source.js') ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      ...(isLibrary ? library : { rolldownOptions: { input: 'one-source' } }),
    },
  });
  return [result].flat()[0].output;
}

/** A script of the output with all that it imports at once. */
export function closure(output, fileName, seen = new Set()) {
  if (seen.has(fileName)) return [];
  seen.add(fileName);
  const chunk = output.find((candidate) => candidate.fileName === fileName);
  return chunk ? [chunk, ...chunk.imports.flatMap((file) => closure(output, file, seen))] : [];
}
