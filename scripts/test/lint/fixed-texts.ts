import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: { readonly name?: unknown };
  readonly [member: string]: unknown;
}

const root = resolve(import.meta.dirname, '../../..');

/** Attributes of elements and parts that people read or hear. */
const SPOKEN =
  /^(?:label|\w*Label|legend|title|hint|alt|placeholder|aria-label|aria-description|aria-roledescription)$/;
const hasWord = (text: unknown): text is string => typeof text === 'string' && /[A-Za-z]{2}/.test(text);

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function* nodesBelow(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesBelow(each);
  else if (isNode(value)) {
    yield value;
    for (const member of Object.values(value)) yield* nodesBelow(member);
  }
}

const filesOf = (rooms: readonly string[], ending: RegExp): string[] =>
  rooms.flatMap((room) =>
    readdirSync(resolve(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((file) => ending.test(file) && !/\.test\.|\/testing\//.test(file)),
  );

/** Every view of the rooms: files with JSX that belong to the product. */
export const viewFiles = (rooms: readonly string[]): string[] => filesOf(rooms, /\.tsx$/);

/** The words that a view writes itself: texts between tags, and spoken attributes. */
export function fixedTexts(file: string): string[] {
  const { program } = parseSync(file, readFileSync(resolve(root, file), 'utf8'), { lang: 'tsx' });
  const found: string[] = [];
  for (const node of nodesBelow(program.body)) {
    if (node.type === 'JSXText' && hasWord(node.value)) found.push(node.value.trim());
    if (node.type !== 'JSXAttribute' || !SPOKEN.test(String(node.name?.name))) continue;
    // Words within a choice or a template count as well; arguments of a call are keys.
    const skipped = new Set<Node>();
    for (const inner of nodesBelow(node.value)) {
      if (skipped.has(inner)) continue;
      if (inner.type === 'CallExpression' || inner.type === 'MemberExpression' || inner.type === 'BinaryExpression')
        for (const each of nodesBelow(Object.values(inner))) skipped.add(each);
      if (inner.type === 'Literal' && hasWord(inner.value)) found.push(inner.value);
      if (inner.type === 'TemplateElement' && hasWord((inner.value as { cooked?: string }).cooked))
        found.push((inner.value as { cooked: string }).cooked);
    }
  }
  return found;
}
