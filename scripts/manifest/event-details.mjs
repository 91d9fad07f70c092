import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { attributeSchema } from './attribute-schema.mjs';
import { pascalCase } from './names.mjs';
import { typeText } from './type-text.mjs';

const read = (file) => readFileSync(file, 'utf8');
const fileOf = (name, from) =>
  fileURLToPath(name.startsWith('#') ? import.meta.resolve(name) : new URL(name, pathToFileURL(from)));

/** What stands between an interface's braces, without comments. */
function interfaceBody(source, name) {
  const start = new RegExp(`interface ${name} {`).exec(source);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  let depth = 1;
  let end = from;
  for (; depth > 0 && end < source.length; end++) depth += { '{': 1, '}': -1 }[source[end]] ?? 0;
  return source.slice(from, end - 1).replace(/\/\*\*?[\s\S]*?\*\//g, '');
}

/** Members by name: `'a-b': { c: string };` gives `a-b` and `{ c: string }`. */
function members(body) {
  const found = [];
  let depth = 0;
  let text = '';
  for (const letter of body) {
    depth += { '{': 1, '}': -1 }[letter] ?? 0;
    if (letter === ';' && depth === 0) {
      const [, name, type] = /^\s*'?([\w-]+)'?\??:\s*([\s\S]+)$/.exec(text) ?? [];
      if (name) found.push([name, type.replace(/\s+/g, ' ').replace(/;? }$/g, ' }').trim()]);
      text = '';
    } else text += letter;
  }
  return found;
}

/** A named type that is drawn from a schema, written out, else no more than its kind: a reader of the manifest has no names of ours. */
async function writtenOut(name, source, file, load) {
  const from = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1];
  if (!from) return 'object';
  const module = fileOf(from, file);
  const schema = new RegExp(`export type ${name} = z\\.infer<typeof (\\w+)>`).exec(read(module))?.[1];
  if (!schema) return 'object';
  const loose = await load(fileOf('#website/api/zod.ts', file));
  const json = attributeSchema((await load(module))[schema], loose, 'output');
  return typeText({ type: 'object', ...json });
}

/**
 * The types of what a tag's events carry, by event, read from the interface `<Tag>Events` of its definition or of the
 * file that it comes from. `load` imports a module of ours.
 */
export async function eventDetails(tag, definition, load) {
  const name = `${pascalCase(tag)}Events`;
  let file = definition;
  let source = read(file);
  let body = interfaceBody(source, name);
  if (body === undefined) {
    const [, origin, from] = new RegExp(`export type \\{ (\\w+) as ${name} \\} from '([^']+)'`).exec(source) ?? [];
    if (!from) return {};
    file = fileOf(from, definition);
    source = read(file);
    body = interfaceBody(source, origin);
  }
  const entries = members(body ?? '').map(async ([event, type]) => {
    const names = [...new Set(type.match(/\b[A-Z]\w+\b/g) ?? [])];
    let text = type;
    for (const each of names) text = text.replaceAll(each, await writtenOut(each, source, file, load));
    return [event, text];
  });
  return Object.fromEntries(await Promise.all(entries));
}
