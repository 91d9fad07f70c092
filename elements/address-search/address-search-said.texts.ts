import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `address-search-said`. */
export const ADDRESS_SEARCH_SAID = {
  room: 'address-search-said',
  said: true,
  texts: {
    label: 'Search for your address',
    hint: 'Type at least 3 characters, then choose your address from the list.',
    found: { one: '{count} address found', other: '{count} addresses found' },
    none: 'No addresses found. Enter your address manually.',
  },
} as const satisfies Catalogue;
