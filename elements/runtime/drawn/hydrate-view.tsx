import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ElementRoot, type ElementRootProps } from '../element-root.tsx';
import { listening } from '../react/listening.ts';
import { setChangesAside } from './changed-fields.ts';
import { type DrawnMark, readMark, stampOf } from './drawn-mark.ts';
import { connectNestedTags, withoutNestedViews } from './nested-tags.ts';

/** The prefixes of the views that this page has hydrated: a copy of such a view is rendered afresh. */
const taken = new Set<string>();

/**
 * The mark of the view that a server has rendered into a container. None if the view is a copy, or if its comments were
 * stripped (by a minifier, or `Document.parseHTMLUnsafe` of Chromium), in which React needs its own.
 */
export function takeMark(container: Element | ShadowRoot): DrawnMark | undefined {
  const mark = readMark(container);
  if (!mark || taken.has(mark.prefix)) return undefined;
  taken.add(mark.prefix);
  return mark;
}

/**
 * Hydrates the view that a server has rendered into a container, without changing it; one without a mark, or rendered from
 * other values, is rendered afresh. Returns the root, and what makes the visitor's changes again.
 */
export function hydrateView(
  container: Element | ShadowRoot,
  mark: DrawnMark | undefined,
  values: readonly unknown[],
  props: ElementRootProps,
): [Root, changeAgain: () => void] {
  const changeAgain = setChangesAside(container);
  const view = <ElementRoot {...props} />;
  if (!props.input || mark?.stamp !== stampOf(values)) {
    container.replaceChildren();
    const root = listening(container, () => createRoot(container));
    flushSync(() => root.render(view));
    return [root, changeAgain];
  }
  const rendered = [...container.childNodes];
  let differs = false;
  const options = {
    identifierPrefix: mark.prefix,
    // What a browser knows may differ from what the server knew, and extensions change pages. React has rendered afresh.
    onRecoverableError: () => (differs = true),
    onCaughtError(error: unknown) {
      differs = true;
      console.error(error);
    },
  };
  let root = null as unknown as Root;
  withoutNestedViews(container, () =>
    flushSync(() => {
      // A shadow root is as good as an element here, as it is for createRoot.
      root = listening(container, () => hydrateRoot(container as Element, view, options));
    }),
  );
  // React clears an element, but not a shadow root.
  if (differs) for (const node of rendered) node.remove();
  else connectNestedTags(container);
  return [root, changeAgain];
}
