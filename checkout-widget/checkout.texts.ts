import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget`. */
export const CHECKOUT_SAID = {
  room: 'pay-widget',
  said: true,
  texts: {
    checkout: 'Checkout',
    loading: 'Loading the checkout',
    wait: 'Please wait',
    notLoaded: 'The checkout could not be loaded. Please check your connection and try again.',
    notStarted: 'This checkout could not be opened. Please contact the shop.',
    retry: 'Try again',
    chooseTitle: 'Choose how to pay',
    payByCard: 'Pay by card',
    payFromBank: 'Pay from a bank account',
    confirmTitle: 'Confirm the payment with your bank',
    messageTitle: 'Message about the payment',
    savedCardTitle: 'Pay with a saved card',
    payWith: 'Pay with {provider}',
    card: 'Use Credit or Debit card',
    cardTitle: 'Pay with Credit or Debit card',
    savedCard: 'Pay with Saved Card',
    bankAccount: 'Pay Bank Account',
    closedUnpaid: '{provider} was closed. Nothing was paid.',
    closed: '{provider} was closed.',
    bankAsks: 'Your bank needs you to confirm the payment.',
  },
} as const satisfies Catalogue;
