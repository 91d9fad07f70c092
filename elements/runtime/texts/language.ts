import { servedLanguage } from '../attributes/served-language.ts';
import { walkUp } from '../walk-up.ts';
import type { CatalogueText } from './catalogue.ts';

/** The texts of one language by room and key, or a rule that makes them from the English ones. */
export type CatalogueTranslation =
  | Readonly<Record<string, Readonly<Record<string, CatalogueText>>>>
  | ((text: CatalogueText) => CatalogueText);
type Load = () => Promise<{ translation: CatalogueTranslation }>;

/** The files of each language. */
export const languageFiles = new Map<string, Load[]>();
const changed = new Set<() => void>();
let revision = 0;

/** Says which languages can be loaded. English needs none. */
export function offerLanguages(languages: Readonly<Record<string, Load>>): void {
  for (const [tag, load] of Object.entries(languages))
    languageFiles.set(tag, [...(languageFiles.get(tag) ?? []), load]);
}

/**
 * The language of a place in a page: the nearest `lang`, across shadow roots. Where a browser's translator has written
 * on `<html>` a language that no text is in, the page's texts stay in the one that it was served in.
 */
export const languageAt = (place: Node): string => (walkUp(place, langOf) ?? pageLanguage())?.trim() || 'en';

function langOf(node: Node): string | null | undefined {
  const lang = (node as Element).getAttribute?.('lang');
  if (!lang || node !== node.ownerDocument?.documentElement || isEnglish(lang) || hasTexts(lang)) return lang;
  const served = servedLanguage(node as Element);
  return hasTexts(served) ? served : lang;
}

/** For an element that is not in the page yet. */
const pageLanguage = () => globalThis.document && langOf(document.documentElement);

export const isEnglish = (language: string): boolean => /^en\b(?!-xa)/i.test(language);

const hasTexts = (language: string) =>
  [...languageFiles.keys()].some((tag) => `${language.toLowerCase()}-`.startsWith(`${tag}-`));

/** Changes with every text that came or was replaced. */
export const textsRevision = (): number => revision;

export function textsChanged(): void {
  revision += 1;
  renderAll();
}

const renderAll = () => {
  for (const render of changed) render();
};

/** One for all roots of the page: a `lang` seldom changes. */
let observer: MutationObserver | undefined;
/** The root that was observed last: mostly the document. */
let observed: Node | undefined;

/** Calls `render` when a text or the nearest `lang` may have changed. Returns a function that stops this. */
export function watchTexts(element: Element, render: () => void): () => void {
  changed.add(render);
  observer ??= new MutationObserver(renderAll);
  let root: Node | undefined = element.getRootNode();
  while (root && root !== observed) {
    observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    observed = root;
    root = (root as ShadowRoot).host?.getRootNode();
  }
  return () => changed.delete(render);
}
