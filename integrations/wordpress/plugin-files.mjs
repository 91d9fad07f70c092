import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { VALUE_KINDS } from '../../scripts/generate/cms/value-kinds.mjs';
import { blockSchema } from '../../scripts/package/block-schemas.mjs';
import { CURRENCIES, NO_CHARITY } from '../read-charity-facts.mjs';
import { blockJson, blocksOf, panelSchema, settingsOf } from './block-json.mjs';

const { words, address } = VALUE_KINDS;

/** The keys of a value that people translate: its words, its HTML, and its addresses of pages; as lines of XML. */
function keysOf(name, schema, indent) {
  const key = (more, inner = []) =>
    inner.length > 0 ? [`${indent}<key name="${name}"${more}>`, ...inner, `${indent}</key>`] : [];
  const one = (more) => [`${indent}<key name="${name}"${more} />`];
  const deeper = `${indent}  `;
  if (schema.type === 'array') return key('', itemKeys(schema.items, deeper));
  if (schema.type === 'object') return key('', propertyKeys(schema, deeper));
  if (schema.type !== 'string' || schema.enum) return [];
  if (schema.pattern === address.schema.pattern) return one(' type="link"');
  return schema.pattern === words.schema.pattern || schema.contentMediaType === 'text/html' ? one('') : [];
}

const propertyKeys = ({ properties }, indent) =>
  Object.entries(properties).flatMap(([name, schema]) => keysOf(name, schema, indent));

/** An entry may be a text or have a label: what is sent to a server stays as it is. */
function itemKeys(items, indent) {
  const { value: _, ...properties } = items.anyOf?.find(({ type }) => type === 'object')?.properties ?? {};
  if (!items.anyOf) return keysOf('*', items, indent);
  return keysOf('*', { type: 'object', properties }, indent);
}

function blockLines(definition) {
  const { content: _, ...properties } = blockSchema(definition).properties;
  const keys = propertyKeys({ properties }, '      ');
  const start = `    <gutenberg-block type="haven/${definition.tag}" translate="1"`;
  return keys.length > 0 ? [`${start}>`, ...keys, '    </gutenberg-block>'] : [`${start} />`];
}

/** `wpml-config.xml`, which tells WPML and Polylang what of each block translators get. */
const wpmlConfig = (definitions) =>
  [
    '<wpml-config>',
    '  <gutenberg-blocks>',
    ...definitions.flatMap(blockLines),
    '  </gutenberg-blocks>',
    '</wpml-config>',
    '',
  ].join('\n');

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

const phpText = (text) => `'${text.replace(/[\\']/g, (character) => `\\${character}`)}'`;

/** The file with what the plugin says for a charity, by the names of attributes, and its theme. */
export function charityFile({ name, country, theme }) {
  const attributes = { 'site-country-code': country, currency: CURRENCIES[country] ?? '', 'payee-name': name };
  const lines = Object.entries({ ...attributes, theme })
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `\t${phpText(key)} => ${phpText(value)},\n`);
  return `<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array(\n${lines.join('')});\n`;
}

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
export function sourceFiles(definitions, version, charity = NO_CHARITY) {
  const files = { ...ownFiles(version), ...generatedFiles(definitions), 'charity.php': charityFile(charity) };
  const images = filesOf(join(root, 'demo-pages/design/gifts'), (path) =>
    String(files['patterns/shop.php']).includes(`'${path.replace('.svg', '')}'`),
  );
  return { ...files, 'languages/haven.pot': translationTemplate(files, version), ...below('images', images) };
}

/** Every file of the plugin: `{ path: content }`. The library has to be built. */
export function pluginFiles(definitions, charity) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { ...sourceFiles(definitions, version, charity), ...below('library', libraryFiles()) };
}

const quote = (text) => JSON.stringify(text).replaceAll('\\t', '\\t');

/** The texts of hand-written PHP: the first argument of the functions that translate. */
function textsOfPhp(path, code) {
  const calls = code.matchAll(/\b(?:__|esc_html__|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)',\s*'haven'/g);
  return [...calls].map(([, text]) => ({ text: text.replace(/\\(['\\])/g, '$1'), path }));
}

/** The titles and the help of a schema, wherever they are in it. */
function textsOfSchema(path, schema) {
  if (!schema || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    typeof value === 'string' && (key === 'title' || key === 'description')
      ? [{ text: value, path }]
      : textsOfSchema(path, value),
  );
}

/** What WordPress itself translates of a `block.json`. */
function textsOfBlock(path, { title, description, keywords }) {
  const texts = [
    ['block title', title],
    ['block description', description],
    ...keywords.map((keyword) => ['block keyword', keyword]),
  ];
  return texts.map(([context, text]) => ({ context, text, path }));
}

function textsOf(path, content) {
  if (path.endsWith('.php')) return textsOfPhp(path, String(content));
  if (path.endsWith('/block.json')) return textsOfBlock(path, JSON.parse(content));
  return path.endsWith('/schema.json') ? textsOfSchema(path, JSON.parse(content)) : [];
}

/** The template of a translation (gettext): every text of the plugin's files, `{ path: content }`, once. */
function translationTemplate(files, version) {
  const entries = new Map();
  for (const { context, text, path } of Object.entries(files).flatMap(([path, content]) => textsOf(path, content))) {
    const key = JSON.stringify([context, text]);
    const entry = entries.get(key) ?? { context, text, paths: new Set() };
    entry.paths.add(path);
    entries.set(key, entry);
  }
  const head = [
    '',
    `Project-Id-Version: Haven ${version}\n`,
    'Content-Type: text/plain; charset=UTF-8\n',
    'X-Domain: haven\n',
  ];
  const written = [...entries.values()].map(({ context, text, paths }) =>
    [
      ...[...paths].slice(0, 3).map((path) => `#: ${path}`),
      ...(context ? [`msgctxt ${quote(context)}`] : []),
      `msgid ${quote(text)}`,
      'msgstr ""',
    ].join('\n'),
  );
  return `${[['msgid ""', `msgstr ${head.map(quote).join('\n')}`].join('\n'), ...written].join('\n\n')}\n`;
}
