import { kebabCase } from './attributes/attribute-parsing.ts';
import { servedLanguage } from './attributes/served-language.ts';
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
const watchedAttributes = INHERITED.flatMap((name) => [kebabCase(name), `data-${kebabCase(name)}`]);

/** For the author of a page that leaves the country out. */
export const NO_COUNTRY = {
  message: 'Neither the page nor its language gives a country: Australia is used.',
  advice: 'Write <html lang="en-NZ"> or <html lang="en-AU">, or data-site-country-code="NZL" on <html>.',
} as const;

/** The site's country of a culture that has a region, and of `mi`. A culture such as `en` does not determine it. */
export const countryOfCulture = (culture: string): 'AUS' | 'NZL' | undefined =>
  /-nz\b|^mi\b/i.test(culture) ? 'NZL' : /-au\b/i.test(culture) ? 'AUS' : undefined;

const closestAttribute = (element: Element, attribute: string) =>
  walkUp(element, (node) => (node as Element).getAttribute?.(attribute));

const warned = new WeakSet<Element>();

/** Once a page, of an element in it: another one may get its ancestors later. */
function warnOfNoCountry(element: Element, root: Element): void {
  if (!element.isConnected || warned.has(root)) return;
  warned.add(root);
  console.warn(`<${element.localName}>: ${NO_COUNTRY.message} ${NO_COUNTRY.advice}`, element);
}

/**
 * W1.05: an ancestor's attribute across shadow roots, else the page's own value, else its culture (`<html
 * lang="en-NZ">`). The language may change; the country and with it the currency stay those of the page as it was
 * served.
 */
function values(element: Element, names: readonly string[]): Record<string, string> {
  const root = element.ownerDocument.documentElement;
  const inherited: Record<string, string> = {};
  for (const name of names) {
    if (!INHERITED.includes(name)) continue;
    let value = closestAttribute(element, kebabCase(name)) ?? root.dataset[name];
    if (name === 'locale') value ??= closestAttribute(element, 'lang');
    if (name === 'siteCountryCode') {
      value ??= countryOfCulture(servedLanguage(root));
      if (value === undefined) warnOfNoCountry(element, root);
    }
    if (value !== undefined) inherited[name] = value;
  }
  return inherited;
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

// As early as it can, where no autoloader has done so.
const root = globalThis.document?.documentElement;
if (root) servedLanguage(root);
