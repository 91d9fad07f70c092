import { languageOf } from './language.ts';
import { prepareTexts } from './load-translator.ts';
import { say } from './say.ts';

/** The texts of attributes that the author left out follow the language of the element. */
export function sayDefaults(element: Element, values: Record<string, unknown>, given: object): void {
  let isPrepared = false;
  for (const [name, value] of Object.entries(values)) {
    if (!value || typeof value !== 'string' || Object.hasOwn(given, name)) continue;
    if (!isPrepared) prepareTexts(element, languageOf(element));
    isPrepared = true;
    values[name] = say(element, value);
  }
}
