import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { umbracoFiles } from '../../integrations/umbraco/umbraco-files.mjs';
import { umbracoModel } from '../../integrations/umbraco/umbraco-model.mjs';
import { customElementsManifest } from '../generate/manifest/custom-elements-manifest.mjs';
import { llmsText } from '../generate/manifest/llms-text.mjs';
import { loadDefinitions } from '../generate/manifest/load-definitions.mjs';
import { blockSchema } from './block-schemas.mjs';
import { editorData } from './editor-data.mjs';
import { frameworkModules } from './framework-modules.mjs';
import { scriptInventory } from './script-inventory.mjs';
import { writeTypes } from './write-types.mjs';

const root = resolve(import.meta.dirname, '../..');
const dist = resolve(root, 'dist');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

function files(definitions, version) {
  const manifest = customElementsManifest(definitions);
  return {
    ...Object.fromEntries(
      Object.entries(editorData(manifest, version)).map(([name, data]) => [`editor/${name}`, json(data)]),
    ),
    'design-tokens.json': readFileSync(resolve(root, 'elements/theme-tokens.json'), 'utf8'),
    ...Object.fromEntries(
      Object.entries(frameworkModules(definitions)).map(([name, code]) => [`modules/${name}`, code]),
    ),
    'llms.txt': llmsText(manifest),
    'script-inventory.json': json(scriptInventory(dist)),
    ...Object.fromEntries(
      Object.entries(umbracoFiles(umbracoModel(definitions))).map(([name, text]) => [`cms/umbraco/${name}`, text]),
    ),
    ...Object.fromEntries(
      definitions.map((definition) => [`cms/${definition.tag}.schema.json`, json(blockSchema(definition))]),
    ),
  };
}

/**
 * Writes the files for editors, type checkers, content systems and auditors into dist/, from the definitions and the
 * build.
 */
export async function writePackageData() {
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const definitions = await loadDefinitions();
  const types = writeTypes(definitions, resolve(dist, 'types'));
  const written = files(definitions, version);
  for (const [name, content] of Object.entries(written)) {
    const file = resolve(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return [...Object.keys(written), ...types];
}
