import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `site-header`. */
export const HEADER_TEXTS = {
  room: 'site-header',
  texts: {
    main: 'Main',
    earlier: 'Earlier items',
    further: 'Further items',
    pagesBelow: 'Pages below {label}',
    search: 'Search',
    menu: 'Menu',
  },
} as const satisfies Catalogue;
