import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { customElementsManifest } from '../manifest/custom-elements-manifest.mjs';
import { loadDefinitions } from '../manifest/load-definitions.mjs';
import { blockSchema, umbracoElementTypes } from './block-schemas.mjs';
import { precompress } from './precompress.mjs';
import { scriptInventory } from './script-inventory.mjs';
import { writeTypes } from './write-types.mjs';

const root = resolve(import.meta.dirname, '../..');
const dist = resolve(root, 'dist');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Editors show the long description: when to use a tag, when not, and what to provide. */
const withGuidance = { descriptionSrc: 'description' };

function files(definitions, version) {
  const manifest = customElementsManifest(definitions);
  return {
    // Both libraries return the text of a file.
    'editor/html-custom-data.json': json(JSON.parse(getVsCodeHtmlCustomData(manifest, withGuidance))),
    'editor/css-custom-data.json': json(JSON.parse(getVsCodeCssCustomData(manifest))),
    'editor/web-types.json': json({ ...JSON.parse(getWebTypesData(manifest, withGuidance)), version }),
    'script-inventory.json': json(scriptInventory(dist)),
    'cms/umbraco-element-types.json': json(umbracoElementTypes(definitions)),
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
  return [...Object.keys(written), ...types, ...(await precompress(dist))];
}
