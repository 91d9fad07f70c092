import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `donation-form-payment`. */
export const DONATION_PAYMENT_TEXTS = {
  room: 'donation-form-payment',
  texts: {
    once: 'You’re giving {sum} once to {payee}.',
    monthly: 'You’re giving {sum} to {payee} each month on the {ordinal}, first today. {howToStop}',
    monthlyOrLast:
      'You’re giving {sum} to {payee} each month on the {ordinal}, or on the last day of a shorter month, first today. {howToStop}',
    monthlyLast: 'You’re giving {sum} to {payee} on the last day of each month, first today. {howToStop}',
    card: 'Card',
    cardDetail: 'Visa or Mastercard',
    paypalDetail: 'Approve in PayPal',
    applePayDetail: 'Approve on your device',
    googlePayDetail: 'Approve with Google',
    bankAccount: 'Bank account',
    bankDetail: 'A direct debit each month',
    give: 'Give {sum}',
    giveMonthly: 'Give {sum} each month',
    agreement: 'Debit request agreement',
    copy: 'Keep a copy of the agreement',
    newTab: '(opens in a new tab)',
    accept: 'I have read the debit request agreement, and I can authorise debits from this account by myself',
    processing: 'Processing…',
    back: 'Back to your details',
    trust: 'Your payment details go straight to our payment provider. This site never sees or keeps them.',
  },
} as const satisfies Catalogue;
