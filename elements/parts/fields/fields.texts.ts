import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `fields`. */
export const FIELD_TEXTS = {
  room: 'fields',
  texts: {
    error: 'Error: ',
    optional: 'optional',
  },
} as const satisfies Catalogue;
