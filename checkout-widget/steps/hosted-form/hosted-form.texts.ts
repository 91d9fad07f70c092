import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-form`. */
export const HOSTED_FORM_TEXTS = {
  room: 'pay-widget-form',
  texts: {
    notLoaded: 'The form could not be loaded. Please check your connection and try again.',
    submit: 'Submit',
    cardDetails: 'Card details',
    bankDetails: 'Bank account details',
  },
} as const satisfies Catalogue;
