import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `drop-down-said`. */
export const DROP_DOWN_SAID = {
  room: 'drop-down-said',
  said: true,
  texts: {
    label: 'Choose',
  },
} as const satisfies Catalogue;
