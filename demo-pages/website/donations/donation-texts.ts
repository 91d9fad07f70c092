import { PAYMENT_TEXTS, type PaymentTextName } from '../payment/payment-texts.ts';

/** The sentences of a donation where those of the shop speak of an order or a cart. */
export const DONATION_TEXTS: Record<PaymentTextName | 'details' | 'unavailable', string> = {
  ...PAYMENT_TEXTS,
  alreadyPaid: 'This gift is paid already, so nothing more was charged. Your receipt is in your mail.',
  amountChanged:
    'The total on the page and the total of your gift differ, so nothing was charged. Please reload this page, check the total and give again.',
  noOrder: 'We could not find your gift, so nothing was charged. Please reload this page and start again.',
  emptyCart: 'There is no amount to give yet, so nothing was charged. Please choose an amount.',
  details: 'Please correct the details below. Nothing was charged.',
  unavailable: 'This way of giving is not available for this gift, so nothing was charged. Please choose another one.',
};
