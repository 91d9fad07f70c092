import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `address-said`. */
export const ADDRESS_SAID = {
  room: 'address-said',
  said: true,
  texts: {
    emptied: 'Street, suburb and postcode have been cleared for an address in the new country.',
    filledIn: 'Address filled in. Check it and correct any errors.',
  },
} as const satisfies Catalogue;
