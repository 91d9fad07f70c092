import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const virtualName = 'virtual:haven-tags';
const elementsFolder = resolve(import.meta.dirname, '../../elements');

/** Every tag with its source: a folder of elements/ that contains a view with the same name. */
export function listTags() {
  return readdirSync(elementsFolder)
    .filter((name) => name.includes('-') && existsSync(`${elementsFolder}/${name}/${name}.tsx`))
    .map((tag) => ({
      tag,
      source: `${elementsFolder}/${tag}/${tag}.tsx`,
      definition: `${elementsFolder}/${tag}/${tag}.definition.ts`,
    }));
}

/**
 * The entry of a tag's script: a virtual module that runs the block's source and exports nothing, because unused
 * exports would cost bytes.
 */
export const scriptEntry = (tag) => `${elementsFolder}/${tag}/script.js`;
const scriptEntries = () => new Map(listTags().map(({ tag, source }) => [scriptEntry(tag), source]));

/**
 * The checkout's tag: documented like the blocks, but built separately and loaded by merchants, not by the autoloader.
 */
export const widgetTag = {
  tag: 'pay-widget',
  source: resolve(elementsFolder, '../checkout-widget/pay-widget.ts'),
  definition: resolve(elementsFolder, '../checkout-widget/pay-widget.definition.ts'),
};

const importRegistry = () =>
  `export const tags = {${listTags().map(
    ({ tag, source }) => `${JSON.stringify(tag)}: () => import(${JSON.stringify(source)})`,
  )}};`;

/**
 * In a build the registry is two short strings instead of an import function for each tag: the files, and for each tag
 * the numbers of the files that it needs, all requested in parallel with the tag's own. They run in tasks of their own:
 * in one, as imports of each other, they would hold up what the visitor does meanwhile.
 */
const builtRegistry = `
const files = '__HAVEN_FILES__'.split(' ');
const asked = new Set();
const address = (file) => new URL(file, import.meta.url).href;
function preload(file) {
  if (asked.has(file)) return;
  asked.add(file);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address(file);
  document.head.append(link);
}
export const tags = {};
for (const entry of '__HAVEN_TAGS__'.split(' ')) {
  const [tag, below] = entry.split(':');
  tags[tag] = async () => {
    const needed = below.split('.').map((index) => files[+index]);
    const own = tag + '.js';
    for (const file of [...needed, own]) preload(file);
    for (const file of needed) await import(/* @vite-ignore */ address(file));
    return import(/* @vite-ignore */ address(own));
  };
}`;

function filesBelow(bundle, fileName, found = new Set()) {
  for (const file of bundle[fileName]?.imports ?? []) {
    if (found.has(file)) continue;
    found.add(file);
    filesBelow(bundle, file, found);
  }
  return found;
}

/**
 * The files, most needed first, and for each tag the numbers of its files in rising order: so the lists have most in
 * common, and compress best.
 */
function shortestTable(below) {
  const users = new Map();
  for (const file of [...below.values()].flatMap((files) => [...files])) users.set(file, (users.get(file) ?? 0) + 1);
  const files = [...users.keys()].sort((a, b) => users.get(b) - users.get(a) || (a < b ? -1 : 1));
  const numbers = (own) => files.flatMap((file, index) => (own.has(file) ? [index] : []));
  return { files, table: [...below].map(([tag, own]) => `${tag}:${numbers(own).join('.')}`) };
}

/**
 * The map from tag to import that the autoloader reads: a new folder of a block is enough to publish its tag.
 * `imports: true` leaves the imports to the bundler, for scripts outside the folder of the published tags.
 */
export function tagRegistry({ imports = false } = {}) {
  const scripts = scriptEntries();
  return {
    name: 'haven-tag-registry',
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : scripts.has(id) ? id : undefined),
    load(id) {
      if (scripts.has(id)) return `import ${JSON.stringify(scripts.get(id))};`;
      if (id === `\0${virtualName}`) return imports ? importRegistry() : builtRegistry;
    },
    generateBundle(_options, bundle) {
      if (imports) return;
      const below = new Map(listTags().map(({ tag }) => [tag, filesBelow(bundle, `${tag}.js`)]));
      const { files, table } = shortestTable(below);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes('__HAVEN_TAGS__')) continue;
        chunk.code = chunk.code.replace('__HAVEN_FILES__', files.join(' ')).replace('__HAVEN_TAGS__', table.join(' '));
      }
    },
  };
}
