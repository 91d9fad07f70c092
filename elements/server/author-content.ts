import type { DefaultTreeAdapterTypes } from 'parse5';
import { hasAttribute, isElement, type PageElement } from './page-nodes.ts';

type PageNode = DefaultTreeAdapterTypes.ChildNode;

const textOf = (node: PageNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** An element of the author's content, as far as views read it while they render: as in a browser. */
export class AuthorElement {
  readonly localName: string;
  readonly #node: PageElement;
  #childNodes: readonly { readonly textContent: string }[] | undefined;

  constructor(node: PageElement) {
    this.#node = node;
    this.localName = node.tagName;
  }

  get childNodes(): readonly { readonly textContent: string }[] {
    this.#childNodes ??= this.#node.childNodes.map((child) =>
      isElement(child) ? new AuthorElement(child) : { textContent: textOf(child) },
    );
    return this.#childNodes;
  }

  get children(): readonly AuthorElement[] {
    return this.childNodes.filter((child) => child instanceof AuthorElement);
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
