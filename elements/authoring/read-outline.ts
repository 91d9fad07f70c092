import { VIEW_SLOT } from '#runtime/light-view.ts';
import type { Outline, OutlineFacts, Seen } from './outline.ts';

/**
 * Reads through the prototypes, because a form's field named `children` or `getAttribute` hides the form's own property
 * of that name, and a picture's name hides the document's.
 */
function readers() {
  const read = <Value>(prototype: object, member: string) => {
    const get = Object.getOwnPropertyDescriptor(prototype, member)?.get as () => Value;
    return (node: Node): Value => get.call(node);
  };
  const { getAttribute, getAttributeNames, matches } = Element.prototype;
  return {
    type: read<number>(Node.prototype, 'nodeType'),
    first: read<Node | null>(Node.prototype, 'firstChild'),
    next: read<Node | null>(Node.prototype, 'nextSibling'),
    parent: read<Node | null>(Node.prototype, 'parentNode'),
    text: read<string | null>(Node.prototype, 'nodeValue'),
    name: read<string>(Element.prototype, 'localName'),
    shadow: read<ShadowRoot | null>(Element.prototype, 'shadowRoot'),
    host: read<Element>(ShadowRoot.prototype, 'host'),
    top: read<Element | null>(Document.prototype, 'documentElement'),
    window: read<Window | null>(Document.prototype, 'defaultView'),
    attributes: (element: Element) =>
      new Map(getAttributeNames.call(element).map((name) => [name, getAttribute.call(element, name) ?? ''])),
    isUndefined: (element: Element) => !matches.call(element, ':defined'),
  };
}
type Readers = ReturnType<typeof readers>;

const ELEMENT = 1;
const TEXT = 3;
const DOCUMENT = 9;
const SHADOW = 11;

function* nodesIn(node: Node, dom: Readers): Generator<Node> {
  for (let child = dom.first(node); child; child = dom.next(child)) yield child;
}
const elementsIn = (node: Node, dom: Readers) =>
  [...nodesIn(node, dom)].filter((child) => dom.type(child) === ELEMENT) as Element[];

/** Reads a document, a shadow root or an element with what is in it, open shadow roots included. Changes nothing. */
export function readOutline(root: Document | ShadowRoot | Element, tags: ReadonlySet<string>): Outline {
  const dom = readers();
  let trees = 0;

  const see = (element: Element, parent: Seen | undefined, tree: number): Seen => {
    const name = dom.name(element);
    const isBlock = tags.has(name);
    return {
      element,
      name,
      attributes: dom.attributes(element),
      parent,
      owner: parent?.isBlock ? parent : parent?.owner,
      tree,
      children: [],
      text: [...nodesIn(element, dom)].map((node) => (dom.type(node) === TEXT ? dom.text(node) : '')).join(''),
      isBlock,
      isUnknown: String(element) === '[object HTMLUnknownElement]' || (name.includes('-') && dom.isUndefined(element)),
    };
  };
  /** Without what a block has rendered beside the author's content. */
  const written = (seen: Seen) => {
    const children = elementsIn(seen.element, dom);
    return seen.isBlock ? children.filter((child) => dom.attributes(child).get('slot') !== VIEW_SLOT) : children;
  };

  /** The ancestors of the root, without their other children. */
  const chainAbove = (node: Node | null): Seen | undefined => {
    const chain: Element[] = [];
    for (let at = node; at; ) {
      if (dom.type(at) === ELEMENT) chain.unshift(at as Element);
      at = dom.type(at) === SHADOW && 'host' in at ? dom.host(at) : dom.parent(at);
    }
    return chain.reduce<Seen | undefined>((parent, element) => see(element, parent, trees), undefined);
  };

  const all: Seen[] = [];
  const isElement = dom.type(root) === ELEMENT;
  const parent = isElement ? chainAbove(dom.parent(root)) : dom.type(root) === SHADOW ? chainAbove(root) : undefined;
  if (!isElement && parent) trees += 1;
  const waiting: [Element, Seen | undefined, number][] = (isElement ? [root as Element] : elementsIn(root, dom))
    .toReversed()
    .map((element) => [element, parent, trees]);
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const [element, above, tree] = item;
    const seen = see(element, above, tree);
    all.push(seen);
    above?.children.push(seen);
    for (const child of written(seen).toReversed()) waiting.push([child, seen, tree]);
    // A block's own shadow root has no content of the author.
    const shadow = seen.isBlock ? null : dom.shadow(element);
    if (shadow) {
      trees += 1;
      for (const child of elementsIn(shadow, dom).toReversed()) waiting.push([child, seen, trees]);
    }
  }
  return { all, blocks: all.filter(({ isBlock }) => isBlock), page: pageFacts(root, all, dom) };
}

function pageFacts(root: Node, all: readonly Seen[], dom: Readers): OutlineFacts | undefined {
  const element = dom.type(root) === DOCUMENT ? dom.top(root) : null;
  if (!element) return;
  return {
    element,
    scripts: all
      .filter(({ name }) => name === 'script')
      .map(({ attributes }) => ({ src: attributes.get('src') ?? '', type: attributes.get('type') ?? '' })),
    isStarted: typeof dom.window(root)?.initBackOffice === 'function',
  };
}
