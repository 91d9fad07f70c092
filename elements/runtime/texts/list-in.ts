/** A list as a language writes it: `one, two`. */
export const listIn = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat([language, 'en'], { type: 'unit', style: 'short' }).format(items);
