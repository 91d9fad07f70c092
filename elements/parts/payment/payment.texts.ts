import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `payment`. */
export const PAYMENT_TEXTS = {
  room: 'payment',
  texts: {
    approveAt: 'You won’t be charged until you approve the payment in {name}.',
    loading: 'Loading {name}…',
    stop: 'Stop and choose another way to pay',
    retry: 'Try again',
    method: 'Payment method',
  },
} as const satisfies Catalogue;
