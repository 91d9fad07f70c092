import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `copy-link`. */
export const COPY_LINK_TEXTS = {
  room: 'copy-link',
  texts: {
    notCopied: 'Your browser did not copy the link',
    byHand: 'It is selected: copy it from here.',
  },
} as const satisfies Catalogue;
