import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { loadDefinitions } from '../../scripts/generate/manifest/load-definitions.mjs';
import { readCharityFacts } from '../read-charity-facts.mjs';
import { pluginFiles } from './plugin-files.mjs';
import { writeZip } from './zip.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * Writes the plugin as WordPress takes it, and returns the path of the archive. `--charity <folder>` puts a charity's
 * name, country and theme into it.
 */
export async function packageWordPress(args = []) {
  const charity = await readCharityFacts(args);
  process.chdir(root);
  await ensureBuild();
  const files = Object.entries(pluginFiles(await loadDefinitions(), charity));
  const file = resolve(root, 'dist/wordpress/haven.zip');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writeZip(Object.fromEntries(files.map(([path, content]) => [`haven/${path}`, content]))));
  return file;
}

if (import.meta.filename === process.argv[1]) {
  try {
    console.log(await packageWordPress(process.argv.slice(2)));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
