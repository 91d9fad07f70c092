import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `customer-form`. */
export const CUSTOMER_FORM_TEXTS = {
  room: 'customer-form',
  texts: {
    saving: 'Saving…',
    next: 'Continue to payment',
    back: 'Back to e-cards',
  },
} as const satisfies Catalogue;
