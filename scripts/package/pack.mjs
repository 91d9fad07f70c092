import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { publishedManifest } from './published-manifest.mjs';

const root = resolve(import.meta.dirname, '../..');
const documents = ['LICENSE'];
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Whether a file of dist/ is packed. Compressed copies are only for our own server, an application's bundler makes its
 * own; the maps of the sandbox lead to sources that the package lacks.
 */
export const isPublished = (path) => !/\.(br|gz|map)$/.test(path) && basename(path) !== '.vite';

/** Creates the published package's files in an empty folder, from dist/. */
function stage(folder) {
  // The project's own README links to files that the package does not contain.
  cpSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
  // The project is private so that nobody publishes its folder: what is published is what is packed here.
  const { private: _, ...project } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of [...documents, ...project.files.filter((name) => !name.startsWith('!'))])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isPublished });
  const manifest = publishedManifest(project, join(root, 'dist/modules'), join(root, 'dist/sandbox'));
  writeFileSync(join(folder, 'package.json'), json(manifest));
  const inventory = join(folder, 'dist/script-inventory.json');
  const scripts = JSON.parse(readFileSync(inventory, 'utf8'));
  // The pages and simulated vendors of the sandbox are no scripts of an application.
  const isOwn = ({ path }) => !/^(hosted|vendor|sandbox)\//.test(path) && existsSync(join(folder, 'dist', path));
  writeFileSync(inventory, json(scripts.filter(isOwn)));
}

/** Packs the built package into a tarball in `into` and returns the tarball's path. */
export function packPackage(into) {
  const folder = mkdtempSync(join(tmpdir(), 'haven-package-'));
  try {
    stage(folder);
    mkdirSync(into, { recursive: true });
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(into)];
    const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }));
    return join(resolve(into), filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.filename === process.argv[1]) {
  const { ensurePackage } = await import('./ensure-package.mjs');
  await ensurePackage();
  console.log(packPackage(process.argv[2] ?? join(root, 'dist')));
}
