import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `donation-mode-said`. */
export const DONATION_MODE_SAID = {
  room: 'donation-mode-said',
  said: true,
  texts: {
    label: 'How often would you like to give?',
    oneOff: 'Give once',
    monthly: 'Give monthly',
  },
} as const satisfies Catalogue;
