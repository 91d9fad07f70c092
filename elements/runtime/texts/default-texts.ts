import type { Catalogue } from './catalogue.ts';
import { textsFor } from './texts-for.ts';

/**
 * Writes the values of attributes that the author left out in the language of the element. Their defaults are English texts of
 * `room`, by themselves or in lists.
 */
export function translateDefaults(
  element: Element,
  values: Record<string, unknown>,
  given: object,
  room: Catalogue | undefined,
): void {
  if (!room) return;
  const text = textsFor(element, room);
  const keys = new Map<unknown, string>(Object.entries(room.texts).map(([key, english]) => [english, key]));
  const translate = (value: unknown): unknown => {
    const key = keys.get(value);
    if (key) return text(key);
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== 'object' || !value) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translate(each)]));
  };
  for (const name of Object.keys(values)) if (!Object.hasOwn(given, name)) values[name] = translate(values[name]);
}
