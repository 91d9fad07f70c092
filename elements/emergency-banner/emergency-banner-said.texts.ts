import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `emergency-banner-said`. */
export const EMERGENCY_SAID = {
  room: 'emergency-banner-said',
  said: true,
  texts: {
    label: 'Emergency appeal',
    linkText: 'Give now',
  },
} as const satisfies Catalogue;
