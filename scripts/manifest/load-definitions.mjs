import { relative } from 'node:path';
import { createServer } from 'vite';
import * as z from 'zod/mini';
import { listTags, widgetTag } from '../tag-registry.mjs';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Every tag's definition with the JSON Schema of its attributes: what each generated file is made from.
 * `[{ tag, path, properties, required, documentation }]` in the order of the tags' names, the checkout's last.
 */
export async function loadDefinitions() {
  const server = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const definitions = [];
    for (const { tag, source, definition } of [...listTags(), widgetTag]) {
      const { attributes, documentation } = await server.ssrLoadModule(definition);
      const { properties, required = [] } = z.toJSONSchema(attributes, { io: 'input', unrepresentable: 'any' });
      definitions.push({ tag, path: relative(root, source), properties, required, documentation });
    }
    return definitions;
  } finally {
    await server.close();
  }
}
