/** An attribute as written; a boolean one has no value. `value` is decoded, without entities. */
export interface MarkupAttribute {
  name: string;
  value: string | null;
}

export interface MarkupElement {
  kind: 'element';
  tag: string;
  attributes: readonly MarkupAttribute[];
  children: MarkupNode[];
}

/** Text and comments, unchanged. */
export interface MarkupText {
  kind: 'text' | 'comment';
  raw: string;
}

export type MarkupNode = MarkupElement | MarkupText;

const VOID = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' };

/** Whether a tag has neither content nor an end tag. */
export const isVoid = (tag: string): boolean => VOID.test(tag);

const decode = (text: string) => text.replace(/&(amp|quot|#39|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '');

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:="([^"]*)"|='([^']*)'|=([^\s"'=<>`]+))?/y;
const END = /\s*\/?>/y;

function readStartTag(html: string, from: number): { element: MarkupElement; end: number } | undefined {
  const name = /<([a-z][\w-]*)/y;
  name.lastIndex = from;
  const tag = name.exec(html)?.[1];
  if (!tag) return undefined;
  const attributes: MarkupAttribute[] = [];
  ATTRIBUTE.lastIndex = from + 1 + tag.length;
  let end = ATTRIBUTE.lastIndex;
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    const value = found[2] ?? found[3] ?? found[4];
    attributes.push({ name: found[1] ?? '', value: value === undefined ? null : decode(value) });
    end = ATTRIBUTE.lastIndex;
  }
  END.lastIndex = end;
  return END.test(html)
    ? { element: { kind: 'element', tag, attributes, children: [] }, end: END.lastIndex }
    : undefined;
}

/** Parses an example's markup, which is ours and well-formed: every start tag has its end tag. */
export function parseMarkup(html: string): MarkupNode[] {
  const roots: MarkupNode[] = [];
  const open: MarkupElement[] = [];
  const add = (node: MarkupNode) => (open.at(-1)?.children ?? roots).push(node);
  let place = 0;
  while (place < html.length) {
    if (html.startsWith('<!--', place)) {
      const end = html.indexOf('-->', place) + 3;
      add({ kind: 'comment', raw: html.slice(place, end < 3 ? html.length : end) });
      place = end < 3 ? html.length : end;
    } else if (html.startsWith('</', place)) {
      open.pop();
      place = html.indexOf('>', place) + 1 || html.length;
    } else {
      const start = html[place] === '<' ? readStartTag(html, place) : undefined;
      if (start) {
        add(start.element);
        if (!isVoid(start.element.tag)) open.push(start.element);
        place = start.end;
      } else {
        const next = html.indexOf('<', place + 1);
        const end = next < 0 ? html.length : next;
        add({ kind: 'text', raw: html.slice(place, end) });
        place = end;
      }
    }
  }
  return roots;
}

/** A value as written in quotes, which are single quotes where that avoids entities. */
export function quoted(value: string): string {
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', '&quot;')}"`;
}

/** Writes a tree as markup, on one line unless its texts contain more. */
export function writeMarkup(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind !== 'element') return node.raw;
      const attributes = node.attributes.map(({ name, value }) =>
        value === null ? ` ${name}` : ` ${name}=${quoted(value)}`,
      );
      const start = `<${node.tag}${attributes.join('')}>`;
      return isVoid(node.tag) ? start : `${start}${writeMarkup(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** The first element of a tag, in document order. */
export function findTag(nodes: readonly MarkupNode[], tag: string): MarkupElement | undefined {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    const found = node.tag === tag ? node : findTag(node.children, tag);
    if (found) return found;
  }
  return undefined;
}
