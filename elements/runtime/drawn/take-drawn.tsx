import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ElementRoot, type ElementRootProps } from '../element-root.tsx';
import { listening } from '../react/listening.ts';
import { setChangesAside } from './changed-fields.ts';
import { readMark, stampOf } from './drawn-mark.ts';
import { connectNestedTags, withoutNestedViews } from './nested-tags.ts';
import { WakingRoot } from './waking-root.ts';

/** The prefixes of the views that this page has taken over: a copy of such a view is drawn afresh. */
const taken = new Set<string>();

/**
 * Takes over the view that a server has drawn into a container, soon and without changing it. Nothing if there is none. One that
 * was drawn from other values, or whose comments were stripped (by a minifier, or `Document.parseHTMLUnsafe` of
 * Chromium), is removed, for the caller to draw afresh in the same task.
 */
export function takeDrawn(
  container: Element | ShadowRoot,
  values: readonly unknown[],
  props: ElementRootProps,
): WakingRoot | undefined {
  const mark = readMark(container);
  if (!mark || !props.input || taken.has(mark.prefix) || mark.stamp !== stampOf(values)) {
    // A view without a mark has lost its comments on the way, and React cannot take it over either.
    container.replaceChildren();
    return undefined;
  }
  taken.add(mark.prefix);
  return new WakingRoot(container, () => hydrate(container, mark.prefix, props));
}

/** Returns the root, and what makes the visitor's changes again. */
function hydrate(
  container: Element | ShadowRoot,
  identifierPrefix: string,
  props: ElementRootProps,
): [Root, () => void] {
  const drawn = [...container.childNodes];
  let differs = false;
  let root = null as unknown as Root;
  const changeAgain = setChangesAside(container);
  withoutNestedViews(container, () =>
    flushSync(() => {
      // A shadow root is as good as an element here, as it is for createRoot.
      root = listening(container, () =>
        hydrateRoot(container as Element, <ElementRoot {...props} />, {
          identifierPrefix,
          // What a browser knows may differ from what the server knew. React has drawn the view afresh then.
          onRecoverableError: () => (differs = true),
          onCaughtError(error) {
            differs = true;
            console.error(error);
          },
        }),
      );
    }),
  );
  // React clears an element, but not a shadow root.
  if (differs) for (const node of drawn) node.remove();
  else connectNestedTags(container);
  return [root, changeAgain];
}
