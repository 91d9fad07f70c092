import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ElementRoot, type ElementRootProps } from '../element-root.tsx';
import { listening } from '../react/listening.ts';
import { type HydrationMark, readMark, stampOf } from './hydration-mark.ts';
import { VIEW_SLOT } from './page-names.ts';

/**
 * Hides the own views of the tags inside a view from React, which has not rendered them there: it compares what
 * `firstChild` leads to with what it would render. Returns what shows them again.
 */
function withoutNestedViews(container: ParentNode): () => void {
  const hosts: Element[] = [];
  for (const view of container.querySelectorAll(`[slot="${VIEW_SLOT}"]`)) {
    const host = view.parentElement;
    if (host?.firstChild !== view) continue;
    Object.defineProperty(host, 'firstChild', { value: view.nextSibling, configurable: true });
    hosts.push(host);
  }
  return () => {
    for (const host of hosts) Reflect.deleteProperty(host, 'firstChild');
  };
}

/** The listeners that a view gives to the tags inside it: React adds them when it renders, not when it hydrates. */
function connectNestedTags(container: ParentNode): void {
  for (const tag of container.querySelectorAll('*')) {
    if (!tag.localName.includes('-')) continue;
    for (const [name, value] of Object.entries(propsOf(tag))) {
      if (typeof value === 'function') tag.addEventListener(name.slice(2), value as EventListener);
    }
  }
}

/** React keeps the properties of a node that it made under a key of its own. */
function propsOf(node: object): object {
  const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
  return (key && (node as Record<string, object>)[key]) || {};
}

/** The prefixes of the views that this page has hydrated: a copy of such a view is rendered afresh. */
const taken = new Set<string>();

/**
 * The mark of the view that a server has rendered into a container. None if the view is a copy, or if its comments were
 * stripped (by a minifier, or `Document.parseHTMLUnsafe` of Chromium), in which React needs its own.
 */
export function takeMark(container: Element | ShadowRoot): HydrationMark | undefined {
  const mark = readMark(container);
  if (!mark || taken.has(mark.prefix)) return undefined;
  taken.add(mark.prefix);
  return mark;
}

/** A view whose hydration has begun. */
export interface Hydration {
  readonly root: Root;
  /** Asks React again, in a flush of which it does in this task what is left. */
  again(): void;
  /** Tidies the container after React has hydrated it. */
  end(): void;
}

/**
 * Begins to hydrate the view that a server has rendered into a container, without changing it, at the pace of the
 * caller: in a flush, or in a transition. One without a mark, or rendered from other values, is rendered afresh, at
 * once. `mounted` of the properties is called when React has done its work.
 */
export function hydrateView(
  container: Element | ShadowRoot,
  mark: HydrationMark | undefined,
  values: readonly unknown[],
  props: ElementRootProps,
): Hydration {
  const view = <ElementRoot {...props} />;
  if (!props.input || mark?.stamp !== stampOf(values)) {
    container.replaceChildren();
    const root = listening(container, () => createRoot(container));
    flushSync(() => root.render(view));
    return { root, again: () => {}, end: () => {} };
  }
  const rendered = [...container.childNodes];
  let differs = false;
  const options = {
    identifierPrefix: mark.prefix,
    // What a browser knows may differ from what the server knew, and extensions change pages. React has rendered
    // afresh.
    onRecoverableError: () => (differs = true),
    onCaughtError(error: unknown) {
      differs = true;
      console.error(error);
    },
  };
  const showNestedViews = withoutNestedViews(container);
  // A shadow root is as good as an element here, as it is for createRoot.
  const root = listening(container, () => hydrateRoot(container as Element, view, options));
  return {
    root,
    // The same view: another one would be rendered afresh.
    again: () => root.render(view),
    end() {
      showNestedViews();
      // React clears an element, but not a shadow root.
      if (differs) for (const node of rendered) node.remove();
      else connectNestedTags(container);
    },
  };
}
