import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `gift-cart-said`. */
export const CART_SAID = {
  room: 'gift-cart-said',
  said: true,
  texts: {
    nextLabel: 'Continue to e-cards',
  },
} as const satisfies Catalogue;
