import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `pay-widget-stage`. */
export const STAGE_TEXTS = {
  room: 'pay-widget-stage',
  texts: {
    stalled: 'The checkout could not continue.',
    failed: 'This step could not be shown. Please check your connection.',
    refused: 'This payment session has ended. Please reload the page to start again.',
    success: 'The payment is complete.',
    failure: 'The payment was not made.',
    expired: 'The time to pay has run out.',
    retry: 'Try again',
    goBack: 'Go back to payment methods',
    again: 'Send again',
    unsent: 'The result could not be sent. Nothing is lost: please send it again.',
    choose: 'Choose how to pay',
    next: 'Continue',
    noWay: 'No payment method is available here at the moment. Please try another device or contact the shop.',
  },
} as const satisfies Catalogue;
