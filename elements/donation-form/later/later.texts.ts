import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `donation-form-later`. */
export const DONATION_LATER_TEXTS = {
  room: 'donation-form-later',
  texts: {
    noDedication: 'No dedication',
    memory: 'In memory of someone',
    honour: 'In honour of someone',
    memoryOf: 'In memory of',
    honourOf: 'In honour of',
    upTo: 'Up to {limit} characters',
    helps: 'A monthly gift helps us plan. You choose the amount, and your details are still here.',
    onItsWay:
      'Your gift of {sum} is on its way from your bank. That takes up to three business days. We’ll email your receipt then.',
    received: 'We received your gift of {sum}. Your receipt is number {number}, and it is on its way to you by email.',
    dedication: 'Dedication',
    kind: 'Give in memory or in honour of someone',
    card: 'We can email a card with your message and your name, as soon as your gift is paid. Leave the next fields empty for no card.',
    recipientName: 'Recipient’s name',
    recipientEmail: 'Recipient’s email',
    message: 'Message',
    sendOn: 'Send it on',
    sendOnHint: 'Leave it empty to send the card straight away',
    organisation: 'Organisation',
    organisationHint: 'If you’re giving on behalf of an organisation',
    receiptAddress: 'Address for your receipt',
    checking: 'We are checking your last gift',
    checkingText:
      'We don’t know yet whether your last gift went through, and we’re checking. Please wait a moment before you give again.',
    toPayment: 'Continue to payment',
    back: 'Back to your gift',
    choose: 'Choose an amount, or enter one.',
    offer: 'Would you like to give each month too?',
    eachMonth: 'Each month',
    giveMonthly: 'Give each month',
    no: 'No, thank you',
    thanks: 'Thank you',
    next: 'Continue',
    again: 'Make another gift',
  },
} as const satisfies Catalogue;
