import { type ElementTarget, findTarget } from './find-target.ts';

/** Milliseconds to wait for an element that the page has not rendered yet. */
const ELEMENT_PATIENCE = 10_000;

/**
 * Finds the merchant's element: at once if it is in the page, else as soon as the page renders it, as applications do.
 * After 10 s it warns, naming the purpose, and `done` receives undefined. Aborted, it does not run `done`.
 */
export function awaitElement(
  target: ElementTarget,
  purpose: string,
  signal: AbortSignal,
  done: (element: Element | undefined) => void,
): void {
  // An element that the page passes itself, or fails to pass, does not appear later.
  if (typeof target !== 'string' || document.querySelector(target)) {
    done(findTarget(target, purpose));
    return;
  }
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  };
  const observer = new MutationObserver(() => {
    const element = document.querySelector(target);
    if (!element) return;
    end();
    done(element);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const timer = setTimeout(() => {
    end();
    done(findTarget(target, purpose));
  }, ELEMENT_PATIENCE);
  signal.addEventListener('abort', end);
}
