import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `gift-cart`. */
export const CART_TEXTS = {
  room: 'gift-cart',
  texts: {
    totalOf: 'Cart total {total}',
    empty: 'Your cart is empty.',
    removedRest: '{name} removed. {rest}',
    backRest: '{name} is back in your cart, quantity {quantity}. {rest}',
    changedRest: '{name}, quantity {quantity}. {rest}',
    gifts: { one: '{count} gift', other: '{count} gifts' },
    each: '{sum} each',
    remove: 'Remove{name}',
    removed: '{name} removed.',
    undo: 'Undo{more}',
    removing: ' removing {name}',
    cartTotal: 'Cart total',
    total: 'Total',
    saving: 'Saving your cart…',
    another: 'Add another gift',
    isEmpty: 'Your cart is empty',
    choose: 'Choose a gift, and a family who had to flee gets what it needs.',
    seeGifts: 'See the gifts',
    notSaved: 'That change was not saved. Your cart is shown as it was last saved.',
    hasChanged: 'Your cart has changed',
    notOpened: 'The next page could not be opened.',
    reload: 'Reload this page and try again. Your cart is kept.',
    cart: 'Cart',
    inYourCart: 'Gifts in your cart',
    gift: 'Gift',
    quantity: 'Quantity',
  },
} as const satisfies Catalogue;
