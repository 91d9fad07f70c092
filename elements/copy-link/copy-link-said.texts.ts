import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `copy-link-said`. */
export const COPY_LINK_SAID = {
  room: 'copy-link-said',
  said: true,
  texts: {
    label: 'Copy link',
    message: 'Link copied',
  },
} as const satisfies Catalogue;
