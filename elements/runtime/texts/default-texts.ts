import type { Catalogue } from './catalogue.ts';
import { loadedTranslator } from './load-translator.ts';
import { textsFor } from './texts-for.ts';

/**
 * Writes the values of attributes that the author left out in the language of the element. Their defaults are English
 * texts of `room`, by themselves or in lists.
 */
export function translateDefaults(
  element: Element,
  values: Record<string, unknown>,
  given: object,
  room: Catalogue | undefined,
): void {
  // Also loads what the language needs, after which the element renders again.
  const text = room && textsFor(element, room);
  const translator = text && loadedTranslator();
  if (!translator) return;
  for (const name of Object.keys(values))
    if (!Object.hasOwn(given, name)) values[name] = translator.translate(values[name], room, text);
}
