import { dirname, relative, resolve } from 'node:path';
import { className } from '../generate/manifest/names.mjs';
import { listTags } from './tag-registry.mjs';

const runtime = resolve(import.meta.dirname, '../../elements/runtime');
const virtualName = 'virtual:haven-views';
/** Beside the blocks, so that its own imports are found. */
const viewList = resolve(runtime, '../views.js');

/** A module with the classes of all tags. */
function viewsModule() {
  // From here, so that source maps hold no path of the machine.
  const tags = listTags().map(({ tag, source }) => ({
    name: className(tag),
    source: `./${relative(dirname(viewList), source)}`,
  }));
  const imports = tags.map(({ name, source }) => `import { ${name} } from ${JSON.stringify(source)};`);
  return `${imports.join('\n')}\nexport const classes = [${tags.map(({ name }) => name).join(', ')}];`;
}

/**
 * For programs that render tags on a server: classes that hold the tags' views, and the list of all. `inBrowsers`:
 * modules that browsers load too, where they are the elements' classes without registration.
 */
export const serverViews = ({ inBrowsers = false } = {}) => ({
  name: 'haven-server-views',
  enforce: 'pre',
  resolveId(id) {
    if (id === '#runtime/define-element.tsx') return `${runtime}/${inBrowsers ? 'element' : 'server'}-class.ts`;
    return id === virtualName ? viewList : undefined;
  },
  load: (id) => (id === viewList ? viewsModule() : undefined),
});
