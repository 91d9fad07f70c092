import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '../manifest/names.mjs';
import { featureTemplates } from './feature-templates.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The rooms that have features of visitors. */
const ROOMS = ['giving', 'shop', 'participation', 'stories'];
const LIST = 'demo-pages/website/app/features.ts';

/**
 * Writes the folder of a new feature in a room of the site, and adds its routes to the room's door and to the list of
 * features. Returns the names of the files that were written or changed. Throws an error for people when the name
 * cannot be used.
 */
export function writeFeature(root, path = '') {
  const [room, name = '', ...more] = path.split('/');
  if (!ROOMS.includes(room) || more.length > 0)
    throw new Error(`"${path}" begins with none of the rooms ${ROOMS.join(', ')}: write participation/story-wall.`);
  if (!NAME.test(name)) throw new Error(`"${name}" cannot be a feature's name: use words such as thank-you-notes.`);
  const folder = `demo-pages/website/${path}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists: choose another name, or change that feature.`);
  mkdirSync(join(root, folder));
  const files = featureTemplates(name);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, folder, file), content);
  const routes = `${camelCase(name)}Routes`;
  const door = `demo-pages/website/${room}/index.ts`;
  change(join(root, door), (text) => `${text}export { ${routes} } from './${name}/${name}-routes.ts';\n`);
  change(join(root, LIST), (text) => withFeature(text, room, routes));
  return [...Object.keys(files).map((file) => `${folder}/${file}`), door, LIST];
}

function change(file, edit) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** The list of features with one more. */
function withFeature(list, room, routes) {
  return withImport(withImport(list, room, routes), 'platform', 'SITES').replace(
    /\n\];\n$/,
    `\n  onSites(SITES)(${routes}),\n];\n`,
  );
}

/** With one more name from a room's door, which the list imports already. */
function withImport(list, room, name) {
  return list.replace(new RegExp(`import \\{([^}]*)\\} from '\\.\\./${room}/index\\.ts';`), (_, written) => {
    const names = written.split(',').map((each) => each.trim());
    const all = [...new Set([...names, name])].filter(Boolean).sort();
    return `import {\n${all.map((each) => `  ${each},\n`).join('')}} from '../${room}/index.ts';`;
  });
}
