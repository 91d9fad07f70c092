import type { Plugin } from 'vite';
import { pascalCase } from '../manifest/names.mjs';
import { path } from './base.ts';
import { listTags } from './tag-registry.mjs';

/** Where the module that registers a tag would stand, had it a file: it is made here, the same for every tag. */
export const registrationOf = (tag: string) => path(`elements/${tag}/define.js`);

/** The module behind an entry of the package that holds types alone: somebody will import it for its effect. */
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
 * Parts each tag's class from its registration. A block's source registers itself, because that is what pages and tests
 * want of it; in the package its module only makes the class, and a module beside it registers that.
 */
export function packageEntries(): Plugin {
  return {
    name: 'haven-package-entries',
    enforce: 'pre',
    resolveId(id) {
      if (id === '#runtime/define-element.tsx') return path('elements/runtime/element-class.ts');
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
