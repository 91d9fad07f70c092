import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `ecard-signing-said`. */
export const ECARD_SIGNING_SAID = {
  room: 'ecard-signing-said',
  said: true,
  texts: {
    left: '{number} characters left at most.',
    tooLong: 'The message is too long.',
  },
} as const satisfies Catalogue;
