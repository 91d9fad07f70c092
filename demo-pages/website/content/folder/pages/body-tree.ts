import type { Root } from 'mdast';
import { checkTags } from './check-tags.ts';
import { parsePage } from './parse-page.ts';

const known = new Map<string, Promise<Root>>();
/** A parsed text of 5 kB takes about 100 kB. */
const MOST_KNOWN = 300;

/**
 * The tree of a text from the database. Those of the folder have been checked when it was read; in any other one, tags
 * are shown as text, and so is all of it where an address may not stand in a page.
 */
export function bodyTree(text: string): Promise<Root> {
  let tree = known.get(text);
  if (!tree) {
    tree = checkedTree(text);
    known.set(text, tree);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  }
  return tree;
}

async function checkedTree(text: string): Promise<Root> {
  for (const source of [text, text.replaceAll('<', '&lt;')]) {
    const { tree, faults } = parsePage('', source);
    if (tree && faults.length === 0 && (await checkTags('', source, tree)).length === 0) return tree;
  }
  return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] };
}
