import { readFileSync, writeFileSync } from 'node:fs';
import { customElementsManifest } from './manifest/custom-elements-manifest.mjs';
import { loadDefinitions } from './manifest/load-definitions.mjs';

const file = new URL('../custom-elements.json', import.meta.url);
const definitions = await loadDefinitions();
const manifest = `${JSON.stringify(customElementsManifest(definitions), null, 2)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(file, manifest);
  console.log(`custom-elements.json written: ${definitions.length} tags`);
} else if (readFileSync(file, 'utf8') !== manifest) {
  console.error('custom-elements.json does not match the definitions: run npm run manifest and commit the result.');
  process.exitCode = 1;
}
