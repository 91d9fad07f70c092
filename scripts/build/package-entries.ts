import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Plugin, parseSync, Visitor } from 'vite';
import { pascalCase } from '../generate/manifest/names.mjs';
import { readImports } from '../test/import-graph/import-graph.ts';
import { path, root } from './base.ts';
import { listTags } from './tag-registry.mjs';

type PlacedTags = ReadonlyMap<string, readonly string[]>;
let read: PlacedTags | undefined;

/** By tag: the tags that its view places, which it never imports. Read once, from the JSX that the view leads to. */
function placedTags(): PlacedTags {
  read ??= readPlacedTags();
  return read;
}

function readPlacedTags(): PlacedTags {
  const imports = new Map<string, string[]>();
  for (const { from, to, isType } of readImports(root)) {
    if (!isType) imports.set(from, [...(imports.get(from) ?? []), to]);
  }
  const sources = new Map(listTags().map(({ tag, source }) => [tag, relative(root, source)]));
  const namesIn = new Map<string, readonly string[]>();
  return new Map(
    [...sources].map(([tag, source]) => {
      const placed = new Set<string>();
      const files = new Set([source]);
      for (const file of files) {
        for (const to of imports.get(file) ?? []) files.add(to);
        if (!file.endsWith('.tsx')) continue;
        if (!namesIn.has(file)) namesIn.set(file, elementsIn(file));
        for (const name of namesIn.get(file) ?? []) {
          const inner = sources.get(name);
          if (!inner || name === tag) continue;
          placed.add(name);
          files.add(inner);
        }
      }
      return [tag, [...placed].sort()];
    }),
  );
}

/** The names of the elements in a file's JSX. */
function elementsIn(file: string): string[] {
  const names: string[] = [];
  const { program } = parseSync(file, readFileSync(path(file), 'utf8'));
  new Visitor({
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier') names.push(name.name);
    },
  }).visit(program);
  return names;
}

/** The virtual path of the module that registers a tag: it is generated here, the same for every tag. */
export const registrationPath = (tag: string) => path(`elements/${tag}/define.js`);

/**
 * The module for entries of the package that contain only types, because applications may import them for side effects.
 */
export const typesOnly = path('types-only.js');
const tagTable = path('elements/tags.js');

const tagOf = new Map(listTags().map(({ tag }) => [registrationPath(tag), tag]));

/**
 * A module that registers a tag, and exports its class. After it, so that a view from a server is taken over from the
 * outside in, the tags that its view places: without them an application would have holes where they stand.
 */
function registration(tag: string, placed: readonly string[]): string {
  const all = [tag, ...placed].map((each) => ({ each, name: `${pascalCase(each)}Element` }));
  const imports = all.map(
    ({ each, name }) => `import { ${name} } from ${JSON.stringify(path(`elements/${each}/${each}.tsx`))};`,
  );
  const registered = all.map(({ each, name }) => `registerElement('${each}', ${name});`);
  return `import { registerElement } from '#runtime/register-element.ts';
${imports.join('\n')}
${registered.join('\n')}
export { ${pascalCase(tag)}Element };`;
}

/**
 * Separates each tag's class from its registration. A block's source registers itself, because pages and tests need
 * that; in the package its module only exports the class, and another module registers it.
 */
export function packageEntries(): Plugin {
  return {
    name: 'haven-package-entries',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'virtual:haven-tags') return tagTable;
      return tagOf.has(id) || id === typesOnly ? id : undefined;
    },
    load(id) {
      const tag = tagOf.get(id);
      if (tag) return registration(tag, placedTags().get(tag) ?? []);
      if (id === typesOnly) return 'export {};';
      if (id !== tagTable) return;
      const imports = [...tagOf].map(([file, name]) => `'${name}': () => import(${JSON.stringify(file)})`);
      return `export const tags = { ${imports.join(', ')} };`;
    },
  };
}
