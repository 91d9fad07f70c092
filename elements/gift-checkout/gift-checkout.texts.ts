import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `gift-checkout`. */
export const GIFT_CHECKOUT_TEXTS = {
  room: 'gift-checkout',
  texts: {
    payingAs: 'Paying as {payer}',
    pay: 'Pay {sum}',
    received: 'Your payment of {sum} was received.',
    card: 'Card',
    cardDetail: 'Visa or Mastercard',
    paypalDetail: 'Approve in PayPal',
    nothing: 'There is nothing to pay for yet. Choose a gift first.',
    total: 'Total',
    processing: 'Processing…',
    trust: 'Your card details go straight to our payment provider. This site never sees or keeps them.',
    thanks: 'Thank you',
    receipt: 'Go to your receipt',
  },
} as const satisfies Catalogue;
