import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `donation-form-said`. */
export const DONATION_SAID = {
  room: 'donation-form-said',
  said: true,
  texts: {
    agreement: 'Read the debit request agreement and tick the box.',
    refused:
      'Your gift was not accepted. Nothing was charged. Your details are still here: check them, or choose another way to pay.',
    offline:
      'Your gift did not reach us. Nothing was charged. Check your connection, then choose how you want to pay and try again.',
    unavailable:
      'We could not take your gift just now. Nothing was charged. Try again in a moment, or call us to give.',
  },
} as const satisfies Catalogue;
