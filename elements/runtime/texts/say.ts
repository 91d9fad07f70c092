import type { Catalogue } from './catalogue.ts';
import { isEnglish, languageOf } from './language.ts';
import { loadedTranslator, prepareTexts } from './load-translator.ts';
import { textsFor } from './texts-for.ts';

const known = new Set<Catalogue>();

/** Makes the sentences of these catalogues known to `say`. */
export function knowSentences(...catalogues: readonly Catalogue[]): void {
  for (const catalogue of catalogues) known.add(catalogue);
}

/** An English sentence of a rule or of the server, in the language of the element; an unknown one as it is. */
export function say(element: Element | undefined, message: string): string {
  const translator = loadedTranslator();
  const language = element ? languageOf(element) : 'en';
  // What an author gave an English tag is looked for when it is drawn, not for every sentence.
  if (!translator && element && !isEnglish(language)) prepareTexts(element, language);
  const found = translator?.findSentence(known, message, language);
  return found ? textsFor(element, found.catalogue)(found.key, found.values) : message;
}
