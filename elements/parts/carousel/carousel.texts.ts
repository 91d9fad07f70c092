import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `carousel`. */
export const CAROUSEL_TEXTS = {
  room: 'carousel',
  texts: {
    carousel: 'carousel',
    slide: 'slide',
    stop: 'Stop slide rotation',
    start: 'Start slide rotation',
    previous: 'Previous slide',
    slideOf: 'Slide {place} of {count}',
    next: 'Next slide',
    placeOf: '{place} of {count}',
  },
} as const satisfies Catalogue;
