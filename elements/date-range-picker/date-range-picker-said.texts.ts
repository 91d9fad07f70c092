import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `date-range-picker-said`. */
export const DATE_RANGE_SAID = {
  room: 'date-range-picker-said',
  said: true,
  texts: {
    label: 'Dates',
  },
} as const satisfies Catalogue;
