import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createServer } from 'vite';
import * as z from 'zod/mini';
import { listTags } from './tag-registry.mjs';

const root = new URL('..', import.meta.url).pathname;
process.chdir(root);

const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascalCase = (tag) => tag.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

function typeText(schema) {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ');
  if (schema.type === 'array') return `${typeText(schema.items ?? {})}[]`;
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
}

function declaration({ tag, attributes, documentation }) {
  const { properties, required = [] } = z.toJSONSchema(attributes, { io: 'input', unrepresentable: 'any' });
  const members = Object.entries(properties).map(([name, schema]) => ({
    kind: 'field',
    name,
    attribute: kebabCase(name),
    description: documentation.attributes[name],
    type: { text: typeText(schema) + (required.includes(name) || 'default' in schema ? '' : ' | undefined') },
    ...('default' in schema ? { default: JSON.stringify(schema.default) } : {}),
  }));
  const described = (record = {}) =>
    Object.entries(record).map(([name, value]) => ({
      name,
      ...(typeof value === 'string' ? { description: value } : value),
    }));
  return {
    kind: 'class',
    customElement: true,
    name: pascalCase(tag),
    tagName: tag,
    summary: documentation.summary,
    description: documentation.summary,
    superclass: { name: 'HTMLElement' },
    members,
    attributes: members.map(({ attribute, name, description, type, default: initial }) => ({
      name: attribute,
      fieldName: name,
      description,
      type,
      ...(initial === undefined ? {} : { default: initial }),
    })),
    events: Object.entries(documentation.events ?? {}).map(([name, { description, cancelable = false }]) => ({
      name,
      description: cancelable ? `${description} Cancelable.` : description,
      type: { text: 'CustomEvent' },
    })),
    slots: described(documentation.slots),
    cssParts: described(documentation.parts),
    cssProperties: described(documentation.cssProperties),
    demos: documentation.examples.map(({ title, html }) => ({ description: title, url: '', source: { html } })),
  };
}

async function buildManifest() {
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const modules = [];
    for (const { tag, source, definition } of listTags()) {
      const loaded = await server.ssrLoadModule(definition);
      const path = relative(root, source);
      const described = declaration(loaded);
      modules.push({
        kind: 'javascript-module',
        path,
        declarations: [described],
        exports: [
          { kind: 'custom-element-definition', name: tag, declaration: { name: described.name, module: path } },
        ],
      });
    }
    return `${JSON.stringify({ schemaVersion: '2.1.0', readme: 'README.md', modules }, null, 2)}\n`;
  } finally {
    await server.close();
  }
}

const file = 'custom-elements.json';
const manifest = await buildManifest();
if (!process.argv.includes('--check')) {
  writeFileSync(file, manifest);
  console.log(`${file} written: ${listTags().length} tags`);
} else if (readFileSync(file, 'utf8') !== manifest) {
  console.error(`${file} does not match the definitions: run npm run manifest and commit the result.`);
  process.exitCode = 1;
}
