import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `dialog`. */
export const DIALOG_TEXTS = {
  room: 'dialog',
  texts: {
    close: 'Close',
  },
} as const satisfies Catalogue;
