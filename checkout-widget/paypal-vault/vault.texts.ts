import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-vault`. */
export const VAULT_SAID = {
  room: 'pay-widget-vault',
  said: true,
  texts: {
    loading: 'Loading PayPal…',
    waiting: 'Waiting for PayPal…',
    notAvailable: 'PayPal is not available at the moment.',
    saved: 'Your PayPal account is saved.',
    retry: 'Try again',
  },
} as const satisfies Catalogue;
