import { textRoom } from '../../languages/page-texts.ts';
import { CHECKOUT_PAGES_AR } from './checkout-pages.ar.ts';
import { CHECKOUT_PAGES_ES } from './checkout-pages.es.ts';
import { CHECKOUT_PAGES_FR } from './checkout-pages.fr.ts';
import { CHECKOUT_PAGES_MI } from './checkout-pages.mi.ts';
import { CHECKOUT_PAGES_VI } from './checkout-pages.vi.ts';
import { CHECKOUT_PAGES_ZH } from './checkout-pages.zh.ts';

/** What the pages from the cart to the payment say beside their blocks, whose texts are the tags' own. */
export const CHECKOUT_PAGES = textRoom({
  en: {
    progress: 'Checkout progress',
    cart: 'Cart',
    ecards: 'E-cards',
    details: 'Details',
    payment: 'Payment',
    secure: 'Secure checkout',
    backToCart: 'Back to cart',
    update: 'Update{name}',
    quantityOf: 'Quantity of {name}, 1 to {most}',
    limit: 'You can have up to {most} of each gift, so we kept {most} in your cart.',
    kept: {
      one: 'Only {count} of {name} is left, so we kept {count} in your cart.',
      other: 'Only {count} of {name} are left, so we kept {count} in your cart.',
    },
    notSold: 'We do not sell that gift here: choose another one.',
    isSoldOut: '{name} is sold out: choose another gift.',
    withdrawn: '{name} is no longer in our shop, so we took it out of your cart.',
    soldOut: '{name} has just sold out, so we took it out of your cart.',
    newPrice: '{name} now costs {price} instead of {before}.',
    fewer: {
      one: 'Only {count} of {name} is left, so your cart has {count} instead of {before}.',
      other: 'Only {count} of {name} are left, so your cart has {count} instead of {before}.',
    },
    yourGifts: 'Your gifts',
    pricesInclude:
      'The price includes everything. Your full payment funds this gift, or goes where the need is greatest.',
    cardsTitle: 'Cards for your gifts',
    cardsLead: 'Write a card for the person you honour, or continue without one.',
    lantern: 'Lantern at dusk',
    hills: 'Hills at dawn',
    birds: 'Birds over blossom',
    kites: 'Kites at the camp',
    emptyForCard: 'Your cart is empty: choose a gift before you write its card.',
    emptyForDetails: 'Your cart is empty: choose a gift before you enter your details.',
    yourDetails: 'Your details',
    detailsLead: 'We need them for your payment and your receipt, and nothing else.',
    almost: 'Almost there. You can still {change}.',
    change: 'change your details',
    beingChecked: 'A payment for this order is being checked',
    beforeAgain: '{see} before you pay again. You will not be charged twice.',
    see: 'See whether it went through',
    needsScript: 'Paying by card needs JavaScript',
    withoutScript:
      'The card form comes from our payment provider, so that your card number never reaches us, and it cannot run without JavaScript. Switch JavaScript on and reload this page. Your cart, your cards and your details are kept. Or call {phone} (illustrative), quote order {order} and we’ll take your payment over the phone.',
  },
  ar: CHECKOUT_PAGES_AR,
  es: CHECKOUT_PAGES_ES,
  fr: CHECKOUT_PAGES_FR,
  mi: CHECKOUT_PAGES_MI,
  vi: CHECKOUT_PAGES_VI,
  zh: CHECKOUT_PAGES_ZH,
});
