import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `bequest-banner-said`. */
export const BEQUEST_BANNER_SAID = {
  room: 'bequest-banner-said',
  said: true,
  texts: {
    label: 'Gifts in wills',
    linkText: 'Ask for the free guide',
  },
} as const satisfies Catalogue;
