import '#runtime/texts/languages.ts';
import { isEnglish } from '#runtime/texts/language.ts';
import { loadLanguage } from '#runtime/texts/load-translator.ts';
import { chainOf } from '#runtime/texts/translations.ts';

const loaded = new Set<string>();

/**
 * Loads the texts of languages (`'mi', 'ar'`), so that tags of pages in them are rendered in them. Others are rendered
 * in English, as long as their language is not loaded.
 */
export async function loadLanguages(...languages: readonly string[]): Promise<void> {
  await Promise.all(languages.map(loadLanguage));
  for (const language of languages) loaded.add(language.toLowerCase());
}

/** The language that a tag is rendered in, of the nearest `lang`. */
export const renderLanguage = (lang: string | undefined): string | undefined =>
  !lang || isEnglish(lang) || chainOf(lang).some((tag) => loaded.has(tag)) ? lang : 'en';
