import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `news-filter`. */
export const NEWS_FILTER_TEXTS = {
  room: 'news-filter',
  texts: {
    author: 'Author',
    category: 'Category',
    location: 'Location',
    topic: 'Topic',
    date: 'Date',
  },
} as const satisfies Catalogue;
