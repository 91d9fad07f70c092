import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `donation-form`. */
export const DONATION_TEXTS = {
  room: 'donation-form',
  texts: {
    gift: 'Your gift',
    details: 'Your details',
    payment: 'Payment',
    howOften: 'How often would you like to give?',
    giveOnce: 'Give once',
    giveMonthly: 'Give monthly',
    oneOff: 'Choose an amount',
    monthly: 'Choose an amount for each month',
    bounds: 'In {currency}, from {min} to {max}',
    eachMonth: '{sum} each month',
    costs: 'Add the payment fees, so we receive all of your gift',
    costsOf: 'Add {cost} to cover payment fees, so we receive all of your gift ({total} in total)',
    toDetails: 'Continue to your details',
    another: 'Another amount',
    loading: 'Loading…',
    notLoaded:
      'We could not load this part of the form. What you entered is still here. Check your connection and try again.',
    retry: 'Try again',
    steps: 'Steps of your donation',
    stepOf: 'Step {step} of {count}',
    doneChange: ': done, change it',
  },
} as const satisfies Catalogue;
