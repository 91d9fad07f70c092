import type { Catalogue, CatalogueText } from './catalogue.ts';
import { givenText } from './given-texts.ts';
import type { Translator } from './load-translator.ts';
import { chainOf, loadTranslations, translated } from './translations.ts';

/** A text and the language that it is written in. */
function find(
  element: Element | undefined,
  { room, texts }: Catalogue,
  key: string,
  language: string,
): [CatalogueText, string] {
  const source = texts[key] ?? '';
  for (const tag of chainOf(language)) {
    const text = givenText(element, room, key, tag) ?? translated(tag, room, key, source);
    if (text !== undefined) return [text, tag];
  }
  return [givenText(element, room, key, 'en') ?? source, 'en'];
}

/** A default value with the texts of its room in the language of `text`. */
function translate(value: unknown, room: Catalogue, text: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => translate(each, room, text));
  if (typeof value === 'object' && value)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translate(each, room, text)]));
  const [key] = Object.entries(room.texts).find(([, english]) => english === value) ?? [];
  return key === undefined ? value : text(key);
}

/** Everything that English pages without texts of their own do not need. */
export const translator: Translator = { find, translate, load: loadTranslations };
