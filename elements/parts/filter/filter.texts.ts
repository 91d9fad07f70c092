import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `filter`. */
export const FILTER_TEXTS = {
  room: 'filter',
  texts: {
    updates: 'Results update when you change a filter.',
    clear: 'Clear filters',
    keywords: 'Keywords',
  },
} as const satisfies Catalogue;
