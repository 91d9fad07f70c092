/** What was read of one element, so that the rules need no document. */
export interface Seen {
  readonly element: Element;
  /** The local name, in lower case for HTML. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The element above, out of a shadow root its host. */
  readonly parent: Seen | undefined;
  /** The nearest of our blocks above. */
  readonly owner: Seen | undefined;
  /** The number of the tree it stands in: the page is one, each shadow root another. */
  readonly tree: number;
  readonly children: Seen[];
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly isBlock: boolean;
  /** The browser knows no such tag, and no script has defined it. */
  readonly isUnknown: boolean;
  /** The block has drawn in place of its author's children, which therefore cannot be seen. */
  readonly isDrawn: boolean;
}

/** What stands around the blocks; only for a whole document. */
export interface PageFacts {
  readonly element: Element;
  readonly scripts: readonly { src: string; type: string }[];
  /** The autoloader has run in this page. */
  readonly isStarted: boolean;
}

export interface Outline {
  /** The root's elements in document order, those of open shadow roots with their host. */
  readonly all: readonly Seen[];
  readonly blocks: readonly Seen[];
  readonly page: PageFacts | undefined;
}

/** The element and those above it, out of shadow roots as well, that fit. */
export function* above(seen: Seen, name: RegExp, isSameTree = false): Generator<Seen> {
  for (let at = seen.parent; at; at = at.parent) {
    if (isSameTree && at.tree !== seen.tree) return;
    if (name.test(at.name)) yield at;
  }
}

/** Our blocks above, out of shadow roots as well, the nearest first. */
export function* ownersOf(seen: Seen): Generator<Seen> {
  for (let at = seen.owner; at; at = at.owner) yield at;
}

/** All elements below, in document order, within the same tree. */
export function* below(seen: Seen): Generator<Seen> {
  const waiting = seen.children.toReversed();
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (at.tree !== seen.tree) continue;
    yield at;
    waiting.push(...at.children.toReversed());
  }
}

/** The words that a screen reader reads: of the element itself, of its pictures and of all text below. */
export function wordsOf(seen: Seen): string {
  const own = ({ attributes, text }: Seen) =>
    [attributes.get('aria-label') ?? attributes.get('alt') ?? attributes.get('title') ?? '', text].join(' ');
  let words = own(seen);
  for (const inner of below(seen)) if (inner.attributes.get('aria-hidden') !== 'true') words += own(inner);
  return words.trim();
}
