import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `customer-form-said`. */
export const CUSTOMER_FORM_SAID = {
  room: 'customer-form-said',
  said: true,
  texts: {
    notOpened:
      'Your details are saved, but the next page could not be opened. Go to your cart and continue from there.',
    saved: 'Your details are saved.',
  },
} as const satisfies Catalogue;
