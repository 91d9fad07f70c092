import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ElementRoot, type ElementRootProps } from '../element-root.tsx';
import { listening } from '../react/listening.ts';
import { setChangesAside } from './changed-fields.ts';
import { type DrawnMark, readMark, stampOf } from './drawn-mark.ts';
import { connectNestedTags, withoutNestedViews } from './nested-tags.ts';

/** The prefixes of the views that this page has taken over: a copy of such a view is drawn afresh. */
const taken = new Set<string>();

/**
 * The mark of the view that a server has drawn into a container. Nothing if there is none, or if it is a copy, or if its comments
 * were stripped (by a minifier, or `Document.parseHTMLUnsafe` of Chromium): what is there is removed, to be drawn afresh.
 */
export function takeMark(container: Element | ShadowRoot): DrawnMark | undefined {
  const mark = readMark(container);
  if (!mark || taken.has(mark.prefix)) {
    // A view without a mark has lost its comments on the way, and React cannot take it over either.
    container.replaceChildren();
    return undefined;
  }
  taken.add(mark.prefix);
  return mark;
}

/**
 * Takes over the view that a server has drawn into a container, without changing it; one that was drawn from other values
 * is drawn afresh. Returns the root, and what makes the visitor's changes again.
 */
export function takeDrawn(
  container: Element | ShadowRoot,
  { stamp, prefix: identifierPrefix }: DrawnMark,
  values: readonly unknown[],
  props: ElementRootProps,
): [Root, changeAgain: () => void] {
  // React finds nothing then, and draws.
  if (!props.input || stamp !== stampOf(values)) container.replaceChildren();
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
