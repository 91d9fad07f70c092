import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `gift-item`. */
export const GIFT_ITEM_TEXTS = {
  room: 'gift-item',
  texts: {
    sizes: { one: '{count} size', other: '{count} sizes' },
    add: 'Add to cart{name}',
    soldOut: 'Sold out',
    left: 'Only {number} left',
    added: 'Added to your cart. {number} in cart.',
    most: 'Your cart has {number} of this gift, the maximum for one order.',
    view: 'View cart',
    notAdded: '{name} was not added to your cart.',
    gone: 'This gift is sold out. Please choose another gift.',
    quantityOf: 'Quantity of {name}',
    adding: 'Adding…',
    quantity: '{name}, quantity {quantity}',
    choose: 'Choose a size',
  },
} as const satisfies Catalogue;
