import type { Plugin } from 'vite';
import { pascalCase } from '../manifest/names.mjs';
import { path } from './base.ts';
import { listTags } from './tag-registry.mjs';

/** The virtual path of the module that registers a tag: it is generated here, the same for every tag. */
export const registrationOf = (tag: string) => path(`elements/${tag}/define.js`);

/**
 * The module for entries of the package that contain only types, because applications may import them for side effects.
 */
export const typesOnly = path('types-only.js');
const tagTable = path('elements/tags.js');

const tagOf = new Map(listTags().map(({ tag }) => [registrationOf(tag), tag]));

/** A module that registers a tag, and exports its class. */
function registration(tag: string): string {
  const name = `${pascalCase(tag)}Element`;
  return `import { registerElement } from '#runtime/register-element.ts';
import { ${name} } from ${JSON.stringify(path(`elements/${tag}/${tag}.tsx`))};
registerElement('${tag}', ${name});
export { ${name} };`;
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
      if (tag) return registration(tag);
      if (id === typesOnly) return 'export {};';
      if (id !== tagTable) return;
      const imports = [...tagOf].map(([file, name]) => `'${name}': () => import(${JSON.stringify(file)})`);
      return `export const tags = { ${imports.join(', ')} };`;
    },
  };
}
