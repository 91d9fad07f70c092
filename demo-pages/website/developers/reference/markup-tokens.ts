import {
  isVoid,
  type MarkupAttribute,
  type MarkupElement,
  type MarkupNode,
  quoted,
  writeMarkup,
} from './markup-tree.ts';

/** A piece of shown code with its kind, which decides its colour. */
export type Token = readonly [kind: 'text' | 'tag' | 'attribute' | 'value' | 'long' | 'comment' | 'mark', text: string];

const WIDTH = 84;
/** A value of at least this many characters may break anywhere, and a list gets a line for each item. */
const LONG_LIST = 60;
const step = '  ';

/** Formats a JSON list with a line for each item: white space has no meaning there. */
function laidOut(value: string, indent: string): string {
  if (value.length < LONG_LIST || !value.startsWith('[')) return value;
  try {
    const items = JSON.parse(value) as unknown[];
    const lines = items.map((item) => `${indent}${step}${JSON.stringify(item)}`);
    return items.length > 1 ? `[\n${lines.join(',\n')}\n${indent}]` : value;
  } catch {
    return value;
  }
}

function attributeTokens({ name, value }: MarkupAttribute, indent: string): Token[] {
  if (value === null) return [['attribute', name]];
  return [
    ['attribute', name],
    ['mark', '='],
    [value.length < LONG_LIST ? 'value' : 'long', quoted(laidOut(value, indent))],
  ];
}

function startTokens({ tag, attributes }: MarkupElement, indent: string, isBroken: boolean): Token[] {
  const inner = `${indent}${step}`;
  return [
    ['mark', '<'],
    ['tag', tag],
    ...attributes.flatMap((attribute): Token[] => [
      ['text', isBroken ? `\n${inner}` : ' '],
      ...attributeTokens(attribute, isBroken ? inner : indent),
    ]),
    ['mark', isBroken ? `\n${indent}>` : '>'],
  ];
}

const endTokens = (tag: string): Token[] => [
  ['mark', '</'],
  ['tag', tag],
  ['mark', '>'],
];

const isBlank = (node: MarkupNode) => node.kind === 'text' && node.raw.trim() === '';
const holdsText = ({ children }: MarkupElement) =>
  children.some((child) => child.kind === 'text' && child.raw.trim() !== '');

/** A node and its content on one line; white space is collapsed as a browser does. */
function flatTokens(node: MarkupNode): Token[] {
  if (node.kind !== 'element') return [[node.kind, node.raw.replace(/\s+/g, ' ')]];
  const start = startTokens(node, '', false);
  return isVoid(node.tag) ? start : [...start, ...node.children.flatMap(flatTokens), ...endTokens(node.tag)];
}

function nodeTokens(node: MarkupNode, indent: string): Token[] {
  if (node.kind !== 'element') return flatTokens(node);
  const flat = writeMarkup([node]).replace(/\s+/g, ' ');
  if (flat.length + indent.length <= WIDTH) return flatTokens(node);
  const ownStart = writeMarkup([{ ...node, children: [] }]).length - (isVoid(node.tag) ? 0 : node.tag.length + 3);
  const isBroken = ownStart + indent.length > WIDTH && node.attributes.length > 0;
  const start = startTokens(node, indent, isBroken);
  if (isVoid(node.tag)) return start;
  if (node.children.every(isBlank)) return [...start, ...endTokens(node.tag)];
  // A line break in running text would add a space where there is none.
  const content: Token[] = holdsText(node)
    ? node.children.flatMap(flatTokens)
    : [...linesOf(node.children, `${indent}${step}`, true), ['text', `\n${indent}`]];
  return [...start, ...content, ...endTokens(node.tag)];
}

function linesOf(nodes: readonly MarkupNode[], indent: string, startsOnNewLine: boolean): Token[] {
  return nodes
    .filter((node) => !isBlank(node))
    .flatMap((node, place): Token[] => [
      ...((place > 0 || startsOnNewLine ? [['text', `\n${indent}`]] : []) as Token[]),
      ...nodeTokens(node, indent),
    ]);
}

/** Formatted markup as tokens. Their texts, joined, are the markup. */
export const markupTokens = (nodes: readonly MarkupNode[]): Token[] => linesOf(nodes, '', false);
