import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `blog-filter`. */
export const BLOG_FILTER_TEXTS = {
  room: 'blog-filter',
  texts: {
    author: 'Author',
    category: 'Category',
    topic: 'Topic',
    date: 'Date',
  },
} as const satisfies Catalogue;
