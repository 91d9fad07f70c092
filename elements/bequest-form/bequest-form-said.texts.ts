import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `bequest-form-said`. */
export const BEQUEST_FORM_SAID = {
  room: 'bequest-form-said',
  said: true,
  texts: {
    buttonLabel: 'Send me the guide',
  },
} as const satisfies Catalogue;
