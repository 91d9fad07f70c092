import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-provider`. */
export const PROVIDER_TEXTS = {
  room: 'pay-widget-provider',
  texts: {
    hint: 'A secure {provider} window opens when you press the button.',
    payWith: 'Pay with {provider}',
  },
} as const satisfies Catalogue;
