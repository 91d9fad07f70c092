import type { DefaultTreeAdapterTypes } from 'parse5';
import { hasAttribute, isElement, type PageElement } from './page-nodes.ts';

type PageNode = DefaultTreeAdapterTypes.ChildNode;

const textOf = (node: PageNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** An element of the author's content, as far as views read it while they render: as in a browser. */
export class AuthorElement {
  readonly localName: string;
  readonly children: readonly AuthorElement[];
  readonly childNodes: readonly { readonly textContent: string }[];
  readonly #node: PageElement;

  constructor(node: PageElement) {
    this.#node = node;
    this.localName = node.tagName;
    this.childNodes = node.childNodes.map((child) =>
      isElement(child) ? new AuthorElement(child) : { textContent: textOf(child) },
    );
    this.children = this.childNodes.filter((child) => child instanceof AuthorElement);
  }

  get textContent(): string {
    return textOf(this.#node);
  }

  getAttribute(name: string): string | null {
    return this.#node.attrs.find((attribute) => attribute.name === name)?.value ?? null;
  }

  hasAttribute(name: string): boolean {
    return hasAttribute(this.#node, name);
  }
}
