import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { loadDefinitions } from '../../scripts/generate/manifest/load-definitions.mjs';
import { pluginFiles } from './plugin-files.mjs';
import { writeZip } from './zip.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Writes the plugin as WordPress takes it, and returns the path of the archive. */
export async function packageWordPress() {
  process.chdir(root);
  await ensureBuild();
  const files = Object.entries(pluginFiles(await loadDefinitions()));
  const file = resolve(root, 'dist/wordpress/haven.zip');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writeZip(Object.fromEntries(files.map(([path, content]) => [`haven/${path}`, content]))));
  return file;
}

if (import.meta.filename === process.argv[1]) console.log(await packageWordPress());
