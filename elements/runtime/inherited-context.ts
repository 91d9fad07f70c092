import { kebabCase } from './attributes/attribute-parsing.ts';
import { walkUp } from './walk-up.ts';

/** Attributes that an author may write once, above the blocks or on the page's root element (as data-…). */
export type InheritedName = 'siteCountryCode' | 'currency' | 'locale';

/** The source of the attributes that an author left out of a tag. */
export interface InheritedContext {
  /** Raw values of those `names` that are inherited. */
  values(element: Element, names: readonly string[]): Record<string, string>;
  /** Calls `changed` when an inherited attribute changes in the element's root. Returns a function that stops this. */
  watch(root: Node, changed: () => void): () => void;
}

/** The inherited attributes, also used by the reference. */
export const INHERITED: readonly string[] = ['siteCountryCode', 'currency', 'locale'] satisfies InheritedName[];
const watchedAttributes = ['lang', ...INHERITED.flatMap((name) => [kebabCase(name), `data-${kebabCase(name)}`])];

const closestAttribute = (element: Element, attribute: string) =>
  walkUp(element, (node) => (node as Element).getAttribute?.(attribute));

/** A culture without a site's country, such as `en`, does not determine the country. */
export const NAMES_A_SITE = /-(au|nz)\b|^mi\b/i;

function culture(element: Element, name: string): string | undefined {
  const lang = closestAttribute(element, 'lang');
  return name === 'siteCountryCode' && lang && !NAMES_A_SITE.test(lang) ? undefined : lang;
}

/** W1.05: an ancestor's attribute across shadow roots, else the page's own value, else its culture (`<html lang="en-NZ">`). */
function values(element: Element, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    if (!INHERITED.includes(name)) continue;
    const value =
      closestAttribute(element, kebabCase(name)) ??
      element.ownerDocument.documentElement.dataset[name] ??
      (name === 'currency' ? undefined : culture(element, name));
    if (value !== undefined) found[name] = value;
  }
  return found;
}

const watchers = new WeakMap<Node, Set<() => void>>();

/** All elements of a root share one observer. */
function watch(root: Node, changed: () => void): () => void {
  let listeners = watchers.get(root);
  if (!listeners) {
    const all = new Set<() => void>();
    new MutationObserver(() => {
      for (const listener of all) listener();
    }).observe(root, { attributes: true, subtree: true, attributeFilter: watchedAttributes });
    listeners = all;
    watchers.set(root, all);
  }
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Country, currency and locale, from the element's ancestors or from the page. */
export const siteContext: InheritedContext = { values, watch };
