import { saveFields } from '../hydration/changed-fields.ts';

/** A view that fails twice in this time (ms) is given up. */
const RESTART_MS = 2000;

/**
 * Returns what renders a view again, from scratch, after an error: for a page whose nodes another script has moved or
 * removed. It is called while the view's nodes are still there, returns false if it was called just before, and calls
 * `render` soon.
 */
export function viewRestarter(container: HTMLElement | ShadowRoot, render: () => void): () => boolean {
  let restarted = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - restarted < RESTART_MS) return false;
    restarted = now;
    const fill = saveFields(container);
    // React is in the middle of its work.
    queueMicrotask(() => {
      render();
      fill();
    });
    return true;
  };
}
