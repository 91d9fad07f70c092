import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// Lower-case words joined by hyphens: a folder, a file and, joined, a name of the protocol.
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Throws an error for people when a room cannot have this name. */
export function checkName(name = '') {
  if (!NAME.test(name)) throw new Error(`"${name}" cannot be a name: use lower-case words joined by hyphens.`);
}

/** Writes a new folder below `root` and returns the files' names. Throws when the folder exists. */
export function writeRoom(root, folder, files) {
  if (existsSync(join(root, folder)))
    throw new Error(`${folder} exists: choose another name, or change ${basename(folder)}.`);
  mkdirSync(join(root, folder), { recursive: true });
  return Object.entries(files).map(([name, content]) => {
    writeFileSync(join(root, folder, name), content);
    return `${folder}/${name}`;
  });
}

/**
 * Adds an entry to the end of the list that begins with `opening`, and where `path` is given, its import where the
 * formatter wants it. Returns the list's file.
 */
export function addToList(root, list, { name, path, opening }) {
  const lines = readFileSync(join(root, list), 'utf8').split('\n');
  const pathOf = (line) => /^import .* from '(\..*)';$/.exec(line)?.[1];
  const next = lines.findIndex((line) => (pathOf(line) ?? '') > path);
  const last = lines.findLastIndex((line) => pathOf(line) !== undefined);
  if (path) lines.splice(next < 0 ? last + 1 : next, 0, `import { ${name} } from '${path}';`);
  const start = lines.findIndex((line) => line.startsWith(opening));
  // A short list stands in one line, a longer one has a line for each entry.
  const end = lines.findIndex((line, at) => at >= start && /\](?: as const)?;$/.test(line));
  if (start < 0 || end < 0) throw new Error(`${list} has no list that begins with "${opening}".`);
  if (end === start) lines[start] = lines[start].replace(/\](?=(?: as const)?;$)/, `, ${name}]`);
  else lines.splice(end, 0, `  ${name},`);
  writeFileSync(join(root, list), lines.join('\n'));
  return list;
}

/** The name of a room's constant: `wave-pay` becomes `WAVE_PAY`. */
export const constantCase = (name) => name.replaceAll('-', '_').toUpperCase();
