import { say } from './say.ts';

/** The texts of attributes that the author left out follow the language of the element. */
export function sayDefaults(element: Element, values: object, given: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && !Object.hasOwn(given, name))
      Object.assign(values, { [name]: say(element, value) });
  }
}
