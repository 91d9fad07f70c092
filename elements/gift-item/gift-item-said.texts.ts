import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `gift-item-said`. */
export const GIFT_ITEM_SAID = {
  room: 'gift-item-said',
  said: true,
  texts: {
    notInShop: 'It may no longer be in the shop. Reload the page and try again.',
  },
} as const satisfies Catalogue;
