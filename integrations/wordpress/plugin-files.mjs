import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { blockJson, blocksOf, panelSchema, settingsOf } from './block-json.mjs';
import { translationTemplate } from './translations.mjs';
import { wpmlConfig } from './wpml-config.mjs';

const root = resolve(import.meta.dirname, '../..');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** `{ path: content }` of the files below a folder that `isWanted`. */
function filesOf(folder, isWanted = () => true) {
  const paths = readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(folder, path)).isFile() && isWanted(path))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

const below = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));

/** What is hand-written, with the version of the project. */
function ownFiles(version) {
  const files = filesOf(join(root, 'integrations/wordpress/plugin'));
  for (const path of ['haven.php', 'readme.txt']) files[path] = String(files[path]).replaceAll('0.0.0', version);
  return { ...files, LICENSE: readFileSync(join(root, 'LICENSE')) };
}

/** The file that says what the library was built from. */
export const versionFile = (version) => `<?php\ndefined( 'ABSPATH' ) || exit;\nreturn '${version}';\n`;

/** The built library as pages load it: without compressed copies, the check for authors and the sheets of servers. */
function libraryFiles() {
  const files = filesOf(
    join(root, 'dist/elements'),
    (path) =>
      !path.startsWith('.') &&
      !/\.(br|gz)$|^check-authoring|^chunks\/authoring-/.test(path) &&
      (!path.endsWith('.css') || path === 'haven-controls.css'),
  );
  const hash = createHash('sha256');
  for (const [path, content] of Object.entries(files)) hash.update(path).update(content);
  return { ...files, 'version.php': versionFile(hash.digest('hex').slice(0, 12)) };
}

/** What is written from the definitions, by path. */
export function generatedFiles(definitions) {
  const blocks = blocksOf(definitions).flatMap((definition) => [
    [`blocks/${definition.tag}/block.json`, json(blockJson(definition))],
    [`blocks/${definition.tag}/schema.json`, json(panelSchema(definition))],
  ]);
  return {
    ...Object.fromEntries(blocks),
    'blocks/settings.json': json(settingsOf(blocksOf(definitions))),
    'wpml-config.xml': wpmlConfig(blocksOf(definitions)),
  };
}

/** The plugin without the built library. */
export function sourceFiles(definitions, version) {
  const files = { ...ownFiles(version), ...generatedFiles(definitions) };
  const images = filesOf(join(root, 'demo-pages/design/gifts'), (path) =>
    String(files['patterns/shop.php']).includes(`'${path.replace('.svg', '')}'`),
  );
  return { ...files, 'languages/haven.pot': translationTemplate(files, version), ...below('images', images) };
}

/** Every file of the plugin: `{ path: content }`. The library has to be built. */
export function pluginFiles(definitions) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { ...sourceFiles(definitions, version), ...below('library', libraryFiles()) };
}
