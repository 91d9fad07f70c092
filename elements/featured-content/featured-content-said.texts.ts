import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `featured-content-said`. */
export const FEATURED_SAID = {
  room: 'featured-content-said',
  said: true,
  texts: {
    label: 'Featured',
  },
} as const satisfies Catalogue;
