/** Milliseconds of real time: what the library renders comes within a few tasks. */
const PATIENCE = 1000;

/**
 * Resolves with what `find` returns, now or after a change below `root`, also while time is faked. Rejects with
 * `missing` when it does not appear.
 */
export function waitForElement<Found extends Element>(
  root: Node,
  find: () => Found | null,
  missing: string,
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      const found = find();
      if (!found) return false;
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
      return true;
    };
    const observer = new MutationObserver(finish);
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error(missing));
    }, PATIENCE);
    if (!finish()) observer.observe(root, { childList: true, subtree: true });
  });
}

/** Where an element is, or will be: a selector of the document, or the element. */
export type FakePlace = string | Element;

/** Finds in a place; a place that is a selector may appear later. */
export function findIn<Found extends Element>(place: FakePlace, selector: string, missing: string): Promise<Found> {
  const root = typeof place === 'string' ? document : place;
  const find = () => {
    const container = typeof place === 'string' ? document.querySelector(place) : place;
    return container?.querySelector<Found>(selector) ?? null;
  };
  return waitForElement(root, find, missing);
}
