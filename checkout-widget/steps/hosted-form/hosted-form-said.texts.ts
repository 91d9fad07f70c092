import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-form-said`. */
export const HOSTED_FORM_SAID = {
  room: 'pay-widget-form-said',
  said: true,
  texts: {
    notSent: 'Your details could not be sent. Please submit the form again.',
    silent: 'The form did not respond. Please submit it again.',
  },
} as const satisfies Catalogue;
