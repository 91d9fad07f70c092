import type { CatalogueText } from './catalogue.ts';
import { type CatalogueTranslation, languageFiles, textsChanged } from './language.ts';

const started = new Map<string, Promise<unknown>>();
const translations = new Map<string, CatalogueTranslation[]>();

/** `mi-NZ` is read in `mi-nz`, then in `mi`. */
export function chainOf(language: string): string[] {
  const tags = language.toLowerCase().split(/[-_]/);
  return tags.map((_, index) => tags.slice(0, tags.length - index).join('-'));
}

/** Loads what a language needs, each file once. A language that cannot load stays English. */
export function loadTranslations(language: string): Promise<unknown> {
  return Promise.all(
    chainOf(language).flatMap((tag) => {
      if (!started.has(tag) && languageFiles.has(tag)) started.set(tag, loadFiles(tag));
      return started.get(tag) ?? [];
    }),
  );
}

async function loadFiles(tag: string): Promise<void> {
  const files = await Promise.all((languageFiles.get(tag) ?? []).map((load) => load().catch(() => undefined)));
  translations.set(
    tag,
    files.flatMap((file) => (file ? [file.translation] : [])),
  );
  textsChanged();
}

/** The text of a key in exactly this language. */
export function translated(tag: string, room: string, key: string, text: CatalogueText): CatalogueText | undefined {
  for (const translation of translations.get(tag) ?? []) {
    const found = typeof translation === 'function' ? translation(text) : translation[room]?.[key];
    if (found !== undefined) return found;
  }
}
