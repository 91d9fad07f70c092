import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `payment`. */
export const PAYMENT_TEXTS = {
  room: 'payment',
  texts: {
    approveAt: 'Nothing is charged until you approve it at {name}.',
    loading: 'Loading {name}…',
    stop: 'Stop and choose another way to pay',
    retry: 'Try again',
    method: 'Payment method',
  },
} as const satisfies Catalogue;
