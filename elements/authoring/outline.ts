/** What was read from one element, so that the rules need no document. */
export interface Seen {
  readonly element: Element;
  /** The local name, in lower case for HTML. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The parent element; for a child of a shadow root, the host. */
  readonly parent: Seen | undefined;
  /** The nearest of our blocks among the ancestors. */
  readonly owner: Seen | undefined;
  /** The number of its tree: the page is one, and each shadow root is another. */
  readonly tree: number;
  readonly children: Seen[];
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly isBlock: boolean;
  /** The browser does not support the tag, and no script has defined it. */
  readonly isUnknown: boolean;
}

/** Facts about the page around the blocks; only for a whole document. */
export interface OutlineFacts {
  readonly element: Element;
  readonly scripts: readonly { src: string; type: string }[];
  /** The autoloader has run in this page. */
  readonly isStarted: boolean;
}

export interface Outline {
  /** The elements in document order, including those in open shadow roots, after their host. */
  readonly all: readonly Seen[];
  readonly blocks: readonly Seen[];
  readonly page: OutlineFacts | undefined;
}

/** The element and its ancestors that match, by default across shadow roots. */
export function* above(seen: Seen, name: RegExp, isSameTree = false): Generator<Seen> {
  for (let at = seen.parent; at; at = at.parent) {
    if (isSameTree && at.tree !== seen.tree) return;
    if (name.test(at.name)) yield at;
  }
}

/** Our blocks among the ancestors, across shadow roots, the nearest first. */
export function* ownersOf(seen: Seen): Generator<Seen> {
  for (let at = seen.owner; at; at = at.owner) yield at;
}

/** All descendants in document order, within the same tree. */
export function* below(seen: Seen): Generator<Seen> {
  const waiting = seen.children.toReversed();
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (at.tree !== seen.tree) continue;
    yield at;
    waiting.push(...at.children.toReversed());
  }
}

/** Screen readers pass over it. */
export const isHidden = ({ attributes }: Seen): boolean => attributes.get('aria-hidden') === 'true';

/** Decorative, because its author marked it so. */
export const isDecorative = ({ attributes }: Seen): boolean =>
  /^(?:none|presentation)$/.test(attributes.get('role')?.trim() ?? '');

/** The text for screen readers: of the element itself, of its pictures and of all descendants that are not hidden. */
export function textsBelow(seen: Seen): string {
  return textIn(seen, (each) => labelOf(each) ?? '');
}

/** The name that `aria-labelledby` or `aria-label` gives; undefined without either. */
export function labelOf(seen: Seen): string | undefined {
  const label = seen.attributes.get('aria-label')?.trim();
  const ids = seen.attributes.get('aria-labelledby')?.trim();
  if (!ids) return label || undefined;
  let root = seen;
  while (root.parent?.tree === seen.tree) root = root.parent;
  const named = [...below(root)].filter(({ attributes }) => ids.split(/\s+/).includes(attributes.get('id') ?? ''));
  // What was not read may name it.
  if (named.length === 0) return ids;
  return (
    named
      .map((each) => textIn(each, ({ attributes }) => attributes.get('aria-label') ?? ''))
      .join(' ')
      .trim() || label
  );
}

function textIn(seen: Seen, labelIn: (seen: Seen) => string): string {
  const { attributes, text, children, tree } = seen;
  const ofPicture = isDecorative(seen) ? '' : (attributes.get('alt') ?? attributes.get('title') ?? '');
  const inner = children.filter((child) => child.tree === tree && !isHidden(child));
  return [labelIn(seen) || ofPicture, text, ...inner.map((each) => textIn(each, labelIn))].join(' ').trim();
}
