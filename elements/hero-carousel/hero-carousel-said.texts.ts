import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `hero-carousel-said`. */
export const HERO_SAID = {
  room: 'hero-carousel-said',
  said: true,
  texts: {
    label: 'Highlights',
  },
} as const satisfies Catalogue;
