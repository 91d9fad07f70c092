import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** What a required field without a value says. */
export const FIELD_TEXTS = {
  room: 'field',
  texts: {
    choose: 'Choose an item in the list.',
    fill: 'Fill in this field.',
    pick: 'Choose a month.',
  },
} as const satisfies Catalogue;
