import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-stage`. */
export const STAGE_TEXTS = {
  room: 'pay-widget-stage',
  texts: {
    stalled: 'The checkout could not continue.',
    failed: 'This step could not be shown. Please check your connection.',
    refused: 'This payment session has ended. Please reload the page to start again.',
    success: 'Your payment is complete.',
    failure: 'Your payment was not made.',
    expired: 'The time to pay has run out. Please go back to the shop to start again.',
    ending:
      'You have less than two minutes left to pay. If the time runs out, you can go back to the shop and start again.',
    retry: 'Try again',
    goBack: 'Go back to payment methods',
    again: 'Send again',
    unsent: 'The result of your payment could not be sent. Nothing is lost. Please send it again.',
    choose: 'Choose how to pay',
    next: 'Continue',
    noWay: 'No payment method is available here at the moment. Please try another device or contact the shop.',
  },
} as const satisfies Catalogue;
