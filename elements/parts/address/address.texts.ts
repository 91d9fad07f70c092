import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `address`. */
export const ADDRESS_TEXTS = {
  room: 'address',
  texts: {
    country: 'Country',
    street: 'Street and number',
    suburb: 'Suburb',
    state: 'State or region',
    postcode: 'Postcode',
  },
} as const satisfies Catalogue;
