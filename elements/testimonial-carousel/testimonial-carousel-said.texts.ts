import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `testimonial-carousel-said`. */
export const TESTIMONIAL_SAID = {
  room: 'testimonial-carousel-said',
  said: true,
  texts: {
    label: 'Testimonials',
  },
} as const satisfies Catalogue;
