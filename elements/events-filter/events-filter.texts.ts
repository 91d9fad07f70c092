import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `events-filter`. */
export const EVENTS_FILTER_TEXTS = {
  room: 'events-filter',
  texts: {
    status: 'Event status',
    category: 'Category',
    dates: 'Dates',
  },
} as const satisfies Catalogue;
