import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `listbox`. */
export const LISTBOX_TEXTS = {
  room: 'listbox',
  texts: {
    empty: 'Nothing to choose',
  },
} as const satisfies Catalogue;
