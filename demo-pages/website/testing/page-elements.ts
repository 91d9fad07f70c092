import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

interface PageElement {
  attributes: Record<string, string>;
  /** Its tag and the names of its attributes: what a text that became markup would change. */
  shape: string;
}

/** The elements of a page, whatever part of it they are in, as a browser without scripts reads them. */
export function elementsOf(page: string): PageElement[] {
  return [...walk(parse(page))].map(({ tagName, attrs }) => ({
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    shape: `${tagName} ${attrs.map(({ name }) => name).join()}`,
  }));
}

function* walk(node: Node): Generator<DefaultTreeAdapterMap['element']> {
  if ('tagName' in node) yield node;
  // What is in a template is in its content.
  if ('content' in node) yield* walk(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}
