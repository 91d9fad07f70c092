import { type DefaultTreeAdapterTypes, parseFragment, type Token } from 'parse5';

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

/** Whether a tag has neither content nor an end tag. */
export const isVoid = (tag: string): boolean => /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/.test(tag);

/** Parses an example's markup. Attributes that are written without a value keep none. */
export function parseMarkup(html: string): MarkupNode[] {
  const textAt = (at?: Token.Location | null) => (at ? html.slice(at.startOffset, at.endOffset) : '');
  const read = (node: DefaultTreeAdapterTypes.ChildNode): MarkupNode => {
    if (!('tagName' in node)) {
      return { kind: node.nodeName === '#text' ? 'text' : 'comment', raw: textAt(node.sourceCodeLocation) };
    }
    const written = node.sourceCodeLocation?.attrs ?? {};
    const attributes = node.attrs.map(({ name, value }) => ({
      name,
      value: value === '' && !textAt(written[name]).includes('=') ? null : value,
    }));
    const { childNodes } = 'content' in node ? node.content : node;
    return { kind: 'element', tag: node.tagName, attributes, children: childNodes.map(read) };
  };
  return parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.map(read);
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
