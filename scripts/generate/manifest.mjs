import { writeFileSync } from 'node:fs';
import { manifestText } from './manifest/custom-elements-manifest.mjs';
import { loadDefinitions } from './manifest/load-definitions.mjs';

const definitions = await loadDefinitions();
writeFileSync(new URL('../../custom-elements.json', import.meta.url), manifestText(definitions));
console.log(`custom-elements.json written: ${definitions.length} tags`);
