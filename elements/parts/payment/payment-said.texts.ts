import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `payment-said`. */
export const PAYMENT_SAID = {
  room: 'payment-said',
  said: true,
  texts: {
    bankChecking: 'Your bank is checking that it is you. Please keep this page open.',
    bankConfirm: 'Confirm the payment with your bank, below.',
    bankConfirmInApp: 'Confirm the payment in your bank’s app. Please keep this page open.',
    submissionFailed: 'Submission failed, please contact us',
    walletUnavailable: '{wallet} is currently unavailable, please choose another payment method.',
    slow: 'Still processing, please keep this page open.',
    following:
      'We are checking whether your payment went through. Please keep this page open: you will not be charged twice.',
    outcomeUnknown:
      'We do not know yet whether your payment went through. Please do not pay again: reload this page in a few minutes, or look for the receipt in your email. You will not be charged twice.',
    chooseFirst: 'Choose how you want to pay.',
    cardFormLoading: 'Loading the secure card form…',
    cardFormStillLoading: 'The card form is still loading. Try again in a moment.',
    cardFormUnusable: 'Load the card form again before you pay.',
    cardFormNotSetUp:
      'Card payment is not available on this page just now. Nothing was charged. Try again, or contact us.',
    cardFormNotLoaded:
      'We could not load the secure card form. Nothing was charged. Check your connection and try again.',
    cardFormSilent: 'The card form did not answer. Nothing was charged. Check your connection and try again.',
    bankRefused: 'Your bank did not confirm the payment. Nothing was charged. Try again, or use another card.',
    bankStopped: 'Your bank did not receive your confirmation. Nothing was charged.',
    bankFailed: 'We could not reach your bank. Nothing was charged. Check your connection and try again.',
    botCheck: 'Several cards were declined. We are checking that a person is paying: this takes a moment.',
    botCheckFailed:
      'We could not check that a person is paying. Nothing was charged and your card is still here: press the button to try again.',
    cardDetailsUnchecked: 'Check your card details and try again.',
    useButton: 'Use the {wallet} button above to pay.',
  },
} as const satisfies Catalogue;
