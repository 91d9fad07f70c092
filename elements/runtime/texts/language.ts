import { walkUp } from '../walk-up.ts';
import type { Text } from './catalogue.ts';

/** The texts of one language by room and key, or a rule that makes them from the English ones. */
export type Translation = Readonly<Record<string, Readonly<Record<string, Text>>>> | ((text: Text) => Text);
type Load = () => Promise<{ translation: Translation }>;

const loads = new Map<string, Load[]>();
const started = new Map<string, Promise<unknown>>();
const translations = new Map<string, Translation[]>();
const changed = new Set<() => void>();
let revision = 0;

/** Says which languages can be loaded. English needs none. */
export function offerLanguages(languages: Readonly<Record<string, Load>>): void {
  for (const [tag, load] of Object.entries(languages)) loads.set(tag, [...(loads.get(tag) ?? []), load]);
}

/** The language of a place in a page: the nearest `lang`, across shadow roots. */
export const languageOf = (place: Node): string =>
  (walkUp(place, (node) => (node as Element).getAttribute?.('lang')) ?? pageLanguage())?.trim() || 'en';

/** For an element that is not in the page yet. */
const pageLanguage = () => globalThis.document?.documentElement.getAttribute('lang');

export const isEnglish = (language: string): boolean => /^en\b(?!-xa)/i.test(language);

/** `mi-NZ` is read in `mi-nz`, then in `mi`. */
export function chainOf(language: string): string[] {
  const tags = language.toLowerCase().split(/[-_]/);
  return tags.map((_, index) => tags.slice(0, tags.length - index).join('-'));
}

/** Loads what a language needs, each file once. A language that cannot load stays English. */
export function loadLanguage(language: string): Promise<unknown> {
  return Promise.all(
    chainOf(language).flatMap((tag) => {
      if (!started.has(tag) && loads.has(tag)) started.set(tag, loadFiles(tag));
      return started.get(tag) ?? [];
    }),
  );
}

async function loadFiles(tag: string): Promise<void> {
  const files = await Promise.all((loads.get(tag) ?? []).map((load) => load().catch(() => undefined)));
  translations.set(
    tag,
    files.flatMap((file) => (file ? [file.translation] : [])),
  );
  textsChanged();
}

/** The text of a key in exactly this language. */
export function translated(tag: string, room: string, key: string, text: Text): Text | undefined {
  for (const translation of translations.get(tag) ?? []) {
    const found = typeof translation === 'function' ? translation(text) : translation[room]?.[key];
    if (found !== undefined) return found;
  }
}

/** Changes with every text that came or was replaced. */
export const textsRevision = (): number => revision;

export function textsChanged(): void {
  revision += 1;
  for (const listener of changed) listener();
}

/** Calls `draw` when a text or the nearest `lang` may have changed. Returns a function that stops this. */
export function watchTexts(element: Element, draw: () => void): () => void {
  changed.add(draw);
  const observer = new MutationObserver(draw);
  walkUp(element.getRootNode(), (root) => {
    if (!root.parentNode) observer.observe(root, { attributes: true, subtree: true, attributeFilter: ['lang'] });
  });
  return () => {
    changed.delete(draw);
    observer.disconnect();
  };
}
