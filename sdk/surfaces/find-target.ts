/** A CSS selector of an element in the page, or the element itself (in a shadow root, for example). */
export type ElementTarget = string | Element;

/** Finds the merchant's element; undefined, with a warning that names the purpose, if there is none. */
export function findTarget(target: ElementTarget, purpose: string): Element | undefined {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  if (!element) console.warn(`No element matches "${target}": ${purpose}.`);
  return element ?? undefined;
}
