import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `filter-said`. */
export const FILTER_SAID = {
  room: 'filter-said',
  said: true,
  texts: {
    label: 'Filters',
  },
} as const satisfies Catalogue;
