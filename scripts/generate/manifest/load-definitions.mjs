import { dirname, join, relative } from 'node:path';
import { createServer } from 'vite';
import { listTags, widgetTag } from '../../build/tag-registry.mjs';
import { texts } from '../texts/texts-plugin.mjs';
import { attributeSchema } from './attribute-schema.mjs';
import { readEventTypes } from './event-types.mjs';

const root = new URL('../../..', import.meta.url).pathname;

/** The module of the package that defines a tag. */
const publishedModule = (tag, source) =>
  `dist/modules/${relative(root, dirname(source))}/${tag === widgetTag.tag ? tag : 'define'}.js`;

let loaded;

/**
 * Every tag's definition with the JSON Schema of its attributes, from which each generated file is made. `[{ tag, path,
 * properties, required, settings, documentation, details }]`, sorted by tag with the checkout's last; `settings` are
 * the attributes that only the administrator of a site sets, and `details` the types of its events by name. They are
 * read once a process: it takes the compiler and a server of Vite.
 */
export function loadDefinitions() {
  loaded ??= readDefinitions();
  return loaded;
}

async function readDefinitions() {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [texts()],
    server: { middlewareMode: true, ws: false },
    // It would read every page of the repository, those of the examples too.
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const [{ choiceList }, { looseText }, { isSiteSetting }] = await Promise.all(
      ['parts/listbox/listbox-choices.ts', 'rules/api/zod.ts', 'runtime/attributes/site-settings.ts'].map((file) =>
        server.ssrLoadModule(join(root, 'elements', file)),
      ),
    );
    const details = readEventTypes(root);
    const schemas = { choiceList, looseText, isSiteSetting };
    const definitions = [];
    for (const { tag, source, definition } of [...listTags(), widgetTag]) {
      const { attributes, documentation } = await server.ssrLoadModule(definition);
      const { properties, required, settings } = attributeSchema(attributes, schemas);
      const path = publishedModule(tag, source);
      definitions.push({ tag, path, properties, required, settings, documentation, details: details[tag] ?? {} });
    }
    return definitions;
  } finally {
    await server.close();
  }
}
