import type { Shown } from '#locales/message.ts';
import { type Catalogue, formOf, partsOf, type Values } from './catalogue.ts';
import { languageAt, textsRevision } from './language.ts';
import { loadedTranslator, prepareTexts } from './load-translator.ts';

/** The texts of a room whose keys are not known to the compiler. */
export interface AnyTexts {
  (key: string, values?: Values): string;
  /** A text in parts, in which each value of a variable is as it was given. */
  parts(key: string, values?: Values): unknown[];
  readonly language: string;
}

function textsIn(element: Element | undefined, catalogue: Catalogue, language: string): AnyTexts {
  const parts = (key: string, values: Values | undefined) => {
    const [text, writtenIn] = loadedTranslator()?.find(element, catalogue, key, language) ?? [
      catalogue.texts[key] ?? '',
    ];
    return partsOf(formOf(text, values, writtenIn), values, writtenIn);
  };
  return Object.assign((key: string, values?: Values) => parts(key, values).join(''), { parts, language });
}

const cache = new WeakMap<object, Map<Catalogue, { for: string; texts: AnyTexts }>>();
const NOWHERE = {};

/** The texts of a room for an element of the page. The same function until a text or the language changes. */
export function textsFor(element: Element | undefined, catalogue: Catalogue): AnyTexts {
  const language = element ? languageAt(element) : 'en';
  const rooms = cache.get(element ?? NOWHERE) ?? new Map();
  cache.set(element ?? NOWHERE, rooms);
  const now = `${language} ${textsRevision()}`;
  let entry = rooms.get(catalogue);
  if (entry?.for !== now) {
    prepareTexts(element, language);
    entry = { for: now, texts: textsIn(element, catalogue, language) };
    rooms.set(catalogue, entry);
  }
  return entry.texts;
}

/** A message in the language of an element; a text is in it already. */
export function textOf(element: Element | undefined, shown: Shown): string {
  return typeof shown === 'string' ? shown : textsFor(element, shown.room)(shown.key, shown.values);
}
