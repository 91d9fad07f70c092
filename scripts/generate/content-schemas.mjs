import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importForNode } from '../build/import-for-node.mjs';

// npm run new -- schemas: writes the JSON Schemas of a charity's files from the rules that check them.
const root = resolve(import.meta.dirname, '../..');
const folder = 'demo-pages/website/content/folder';
const { contentSchemas } = await importForNode(`${folder}/content-schemas.ts`, '.cache/content-schemas');
mkdirSync(resolve(root, folder, 'schemas'), { recursive: true });
for (const [name, text] of contentSchemas()) {
  writeFileSync(resolve(root, folder, 'schemas', name), text);
  console.log(`${folder}/schemas/${name}`);
}
