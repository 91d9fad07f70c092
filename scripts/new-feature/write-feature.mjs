import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '../manifest/names.mjs';
import { featureTemplates } from './feature-templates.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LIST = 'demo-pages/website/app/features.ts';

/**
 * Writes the folder of a new feature of the site and adds its line to the list of features. Returns the names of the
 * files that were written or changed. Throws an error for people when the name cannot be used.
 */
export function writeFeature(root, name = '') {
  if (!NAME.test(name)) throw new Error(`"${name}" cannot be a feature's name: use words such as thank-you-notes.`);
  const folder = `demo-pages/website/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists: choose another name, or change that feature.`);
  const list = readFileSync(join(root, LIST), 'utf8');
  mkdirSync(join(root, folder));
  const files = featureTemplates(name);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, folder, file), content);
  writeFileSync(join(root, LIST), withFeature(list, name));
  return [...Object.keys(files).map((file) => `${folder}/${file}`), LIST];
}

/** The list of features with one more, whose import stands in alphabetical order as the formatter wants it. */
function withFeature(list, name) {
  const routes = `${camelCase(name)}Routes`;
  const path = `./${name}/${name}-routes.ts`;
  const lines = list.split('\n');
  const pathOf = (line) => /^import .* from '(\.\/.*)';$/.exec(line)?.[1];
  const last = lines.findLastIndex((line) => pathOf(line) !== undefined);
  const next = lines.findIndex((line) => (pathOf(line) ?? '') > path);
  lines.splice(next < 0 ? last + 1 : next, 0, `import { ${routes} } from '${path}';`);
  return lines
    .join('\n')
    .replace(/(?<= PSEUDO_SITE), (?=type Site\b)/, ', SITES, ')
    .replace(/\n\];\n$/, `\n  onSites(SITES)(${routes}),\n];\n`);
}
