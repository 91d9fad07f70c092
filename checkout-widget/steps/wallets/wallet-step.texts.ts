import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-wallet`. */
export const WALLET_STEP_TEXTS = {
  room: 'pay-widget-wallet',
  texts: {
    notHere: '{name} is not available here. Please try again, or choose another way to pay.',
    loading: 'Loading {name}…',
    unstarted: 'The payment could not be started. Please press the button again.',
    unknown:
      'We don’t know yet whether your payment went through. Press the button again to check. You won’t be charged twice.',
  },
} as const satisfies Catalogue;
