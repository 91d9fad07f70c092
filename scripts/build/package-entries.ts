import type { Plugin } from 'vite';
import { pascalCase } from '../generate/manifest/names.mjs';
import { path } from './base.ts';
import { placedTags } from './placed-tags.ts';
import { listTags } from './tag-registry.mjs';

/** The virtual path of the module that registers a tag: it is generated here, the same for every tag. */
export const registrationOf = (tag: string) => path(`elements/${tag}/define.js`);

/**
 * The module for entries of the package that contain only types, because applications may import them for side effects.
 */
export const typesOnly = path('types-only.js');
const tagTable = path('elements/tags.js');

const tagOf = new Map(listTags().map(({ tag }) => [registrationOf(tag), tag]));

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
