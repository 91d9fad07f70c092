import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `petition-form-said`. */
export const PETITION_FORM_SAID = {
  room: 'petition-form-said',
  said: true,
  texts: {
    subscribeLabel: 'Send me news by email. I can unsubscribe whenever I like.',
    submitLabel: 'Sign the petition',
  },
} as const satisfies Catalogue;
