import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '../manifest/names.mjs';
import { checkName, writeRoom } from '../new-room/write-room.mjs';
import { translatedLanguages } from '../texts/catalogues.mjs';
import { formTemplates, pageTemplates } from './page-templates.mjs';

/** The rooms that have pages of visitors. */
const ROOMS = ['giving', 'shop', 'participation', 'stories'];
const LIST = 'demo-pages/website/app/pages.ts';
const LOCALES = 'demo-pages/website/locales';
/** The menus of the demonstration. */
const MENUS = 'demo-pages/charity/navigation.json';

/**
 * Writes the folder of a new page in a room of the site, with a form and a table or without, adds its definition to the
 * room's door and to the list of pages, a link to the demonstration's footer, and its texts to the catalogues. Returns the names of the files that were
 * written or changed. Throws an error for people when the name cannot be used.
 */
export function writePage(root, path = '', { hasForm = false } = {}) {
  const [room, name = '', ...more] = path.split('/');
  if (!ROOMS.includes(room) || more.length > 0)
    throw new Error(`"${path}" begins with none of the rooms ${ROOMS.join(', ')}: write stories/annual-report.`);
  checkName(name);
  const { files, texts } = hasForm ? formTemplates(name) : pageTemplates(name);
  const written = writeRoom(root, `demo-pages/website/${path}`, files);
  const pages = `${camelCase(name)}Pages`;
  const door = `demo-pages/website/${room}/index.ts`;
  change(root, door, (text) => withExport(text, pages, `./${name}/${name}-routes.ts`));
  change(root, LIST, (text) => withPages(text, room, pages));
  change(root, MENUS, (json) => withLink(json, `/${name}`));
  return [...written, door, LIST, MENUS, ...addTexts(root, texts)];
}

/** The menus with a link more, in the last column of the footer. */
function withLink(json, page) {
  const menus = JSON.parse(json);
  menus.footer.at(-1).links.push({ page });
  return `${JSON.stringify(menus, null, 2)}\n`;
}

function change(root, file, edit) {
  writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
  return file;
}

/** A door with one more export, where the formatter wants it. */
function withExport(text, name, path) {
  const lines = text.split('\n');
  const next = lines.findIndex((line) => (/^(?:export .*|\}) from '(\..*)';$/.exec(line)?.[1] ?? '') > path);
  // Before an export of several lines.
  const at =
    next < 0 ? lines.length - 1 : lines.findLastIndex((line, place) => place <= next && line.startsWith('export'));
  lines.splice(at, 0, `export { ${name} } from '${path}';`);
  return lines.join('\n');
}

/** The list of pages with more of them, from a room's door, which it imports already. */
function withPages(list, room, pages) {
  return list
    .replace(new RegExp(`import \\{([^}]*)\\} from '\\.\\./${room}/index\\.ts';`), (_, written) => {
      const names = written.split(',').map((each) => each.trim());
      const all = [...names, pages].filter(Boolean).sort();
      return `import { ${all.join(', ')} } from '../${room}/index.ts';`;
    })
    .replace(/\n\];\n/, `\n  ...${pages},\n];\n`);
}

/** Adds texts to the catalogue of each language, in English until they are translated: `npm run texts` lists them. */
const addTexts = (root, texts) =>
  ['en', ...translatedLanguages('website')].map((language) =>
    change(root, `${LOCALES}/${language}.json`, (json) => {
      const all = { ...JSON.parse(json), ...texts };
      return `${JSON.stringify(all, null, 2)}\n`;
    }),
  );
