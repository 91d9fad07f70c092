import { type Catalogue, formOf, partsOf, type Text, type Values } from './catalogue.ts';
import { givenText } from './given-texts.ts';
import { chainOf, languageOf, loadLanguage, textsRevision, translated } from './language.ts';

/** The texts of a room whose keys are not known to the compiler. */
export interface AnyTexts {
  (key: string, values?: Values): string;
  /** A text in parts, in which each value of a variable is as it was given. */
  parts(key: string, values?: Values): unknown[];
  readonly language: string;
}

/** A text and the language that it is written in. */
function find(element: Element | undefined, { room, texts }: Catalogue, key: string, language: string): [Text, string] {
  const source = texts[key] ?? '';
  for (const tag of chainOf(language)) {
    const text = givenText(element, room, key, tag) ?? translated(tag, room, key, source);
    if (text !== undefined) return [text, tag];
  }
  return [givenText(element, room, key, 'en') ?? source, 'en'];
}

function textsIn(element: Element | undefined, catalogue: Catalogue, language: string): AnyTexts {
  const parts = (key: string, values: Values | undefined) => {
    const [text, writtenIn] = find(element, catalogue, key, language);
    return partsOf(formOf(text, values, writtenIn), values, writtenIn);
  };
  return Object.assign((key: string, values?: Values) => parts(key, values).join(''), { parts, language });
}

const kept = new WeakMap<object, Map<Catalogue, { for: string; texts: AnyTexts }>>();
const NOWHERE = {};

/** The texts of a room for an element of the page. The same function until a text or the language changes. */
export function textsFor(element: Element | undefined, catalogue: Catalogue): AnyTexts {
  const language = element ? languageOf(element) : 'en';
  void loadLanguage(language);
  const rooms = kept.get(element ?? NOWHERE) ?? new Map();
  kept.set(element ?? NOWHERE, rooms);
  const now = `${language} ${textsRevision()}`;
  let entry = rooms.get(catalogue);
  if (entry?.for !== now) {
    entry = { for: now, texts: textsIn(element, catalogue, language) };
    rooms.set(catalogue, entry);
  }
  return entry.texts;
}
