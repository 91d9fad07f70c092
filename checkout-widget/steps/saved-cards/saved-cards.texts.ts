import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-saved`. */
export const SAVED_CARDS_TEXTS = {
  room: 'pay-widget-saved',
  texts: {
    expires: 'Expires {date}',
    expired: 'Expired',
    card: 'Card',
    endingIn: 'ending in {last4}',
    notSent: 'Your choice could not be sent. Please choose the card again.',
  },
} as const satisfies Catalogue;
