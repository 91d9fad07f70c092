import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `update-details-form-said`. */
export const UPDATE_FORM_SAID = {
  room: 'update-details-form-said',
  said: true,
  texts: {
    below: 'Its fields are below.',
    hidden: 'Its fields are hidden. Tick it again to see what you typed.',
  },
} as const satisfies Catalogue;
