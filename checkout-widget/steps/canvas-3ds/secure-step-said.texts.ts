import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-3ds-said`. */
export const SECURE_STEP_SAID = {
  room: 'pay-widget-3ds-said',
  said: true,
  texts: {
    inApp: 'Please confirm this payment in your bank’s app.',
  },
} as const satisfies Catalogue;
