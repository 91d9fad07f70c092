/** The parent of a node as a reader sees it: out of a shadow root, on to its host. */
function parentAcrossRoots(node: Node): Node | null {
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/** The nearest value of an attribute on the element itself or above it, across shadow roots. */
export function closestAttribute(element: Element, name: string): string | undefined {
  for (let node: Node | null = element; node; node = parentAcrossRoots(node)) {
    if (node instanceof Element) {
      const value = node.getAttribute(name);
      if (value !== null) return value;
    }
  }
}

const fromPage: Record<string, (element: Element) => string | undefined> = {
  // W1.05: an ancestor's attribute, else the page's own value, else its culture (<html lang="en-NZ">).
  siteCountryCode: (element) =>
    closestAttribute(element, 'site-country-code') ??
    element.ownerDocument.documentElement.dataset.siteCountryCode ??
    closestAttribute(element, 'lang'),
  currency: (element) =>
    closestAttribute(element, 'currency') ?? element.ownerDocument.documentElement.dataset.currency,
  locale: (element) => closestAttribute(element, 'locale') ?? closestAttribute(element, 'lang'),
};

/** Attributes whose change above an element changes what is inherited. */
export const inheritedAttributeNames = [
  'site-country-code',
  'currency',
  'locale',
  'lang',
  'data-site-country-code',
  'data-currency',
];

/** Values of the context attributes that an element's schema knows and its author left out: they come from above. */
export function inheritedValues(element: Element, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = fromPage[name]?.(element);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

const watchers = new WeakMap<Node, Set<() => void>>();

/** Calls back when a context attribute changes in the root that an element stands in. One observer a root. */
export function watchContext(root: Node, changed: () => void): () => void {
  let set = watchers.get(root);
  if (!set) {
    const listeners = new Set<() => void>();
    set = listeners;
    watchers.set(root, listeners);
    new MutationObserver(() => {
      for (const listener of listeners) listener();
    }).observe(root, { attributes: true, subtree: true, attributeFilter: inheritedAttributeNames });
  }
  const listeners = set;
  listeners.add(changed);
  return () => listeners.delete(changed);
}
