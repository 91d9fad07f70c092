import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `banner`. */
export const BANNER_TEXTS = {
  room: 'banner',
  texts: {
    close: 'Close: {label}',
  },
} as const satisfies Catalogue;
