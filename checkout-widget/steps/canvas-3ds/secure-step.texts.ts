import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-3ds`. */
export const SECURE_STEP_TEXTS = {
  room: 'pay-widget-3ds',
  texts: {
    loadAgain: 'Load again',
    slow: 'Your bank’s page is taking a while. You can wait, or load it again.',
    waiting: 'Waiting for you to confirm. Keep this page open.',
  },
} as const satisfies Catalogue;
