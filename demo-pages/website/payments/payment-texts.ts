/** Messages about a payment that did not succeed; each says what happened to the money and what to do. */
export const PAYMENT_TEXTS = {
  // Of a stolen or lost card too: a thief must not learn that it was reported.
  declined: 'Your card was declined, so nothing was charged. Please ask your bank, or use another card.',
  declinedExpired: 'This card has expired, so nothing was charged. Please check the expiry date, or use another card.',
  declinedCcv:
    'The security code (CCV) of your card is wrong, so nothing was charged. Please enter your card again and check the code.',
  declinedFunds:
    'Your bank says that there is not enough money for this payment, so nothing was charged. Please use another card, or try again later.',
  declinedLimit:
    'This payment is above the limit of your card, so nothing was charged. Please ask your bank about the limit, or use another card.',
  bankAway: 'Your bank did not answer, so nothing was charged. Please try again in a few minutes, or use another card.',
  bankRefused:
    'Your bank could not confirm that this payment is yours, so nothing was charged. Please try again, or use another card.',
  ourFault:
    'A fault on our side stopped this payment, so nothing was charged. Your card or account is not the cause. Please try again in a few minutes, or call us.',
  failed: 'Your card could not be processed and nothing was charged. Please try again or use another card.',
  badToken: 'These payment details could not be used, so nothing was charged. Please enter them again.',
  unreached: 'We could not reach our payment provider, so nothing was charged. Please try again in a few minutes.',
  busy: 'Our payment provider is busy just now, so nothing was charged. Please try again in a minute.',
  unknown:
    'We are still checking whether your payment went through. Please do not pay again: reload this page in a minute to see. You will not be charged twice.',
  bankCheck:
    'Your bank wants to confirm this payment with you first, so nothing was charged. Please enter your card again and confirm it.',
  walletRefused: 'PayPal did not make this payment and nothing was charged. Please try again or pay by card.',
  walletPending:
    'PayPal is still checking this payment. Please do not pay again: we’ll email your receipt as soon as it goes through.',
  unreceived: 'Your payment did not reach us, so nothing was charged. Please try again.',
  alreadyPaid: 'This order has already been paid, so nothing more was charged. Please reload this page to continue.',
  amountChanged:
    'The total of your cart has changed, so nothing was charged. Please reload this page, check the new total and pay again.',
  stockShort:
    'Someone else was quicker: there are fewer of a gift left than in your cart, so nothing was charged. Please reload this page to see what changed, then pay for the rest.',
  notOffered: 'This way to pay is not offered here, so nothing was charged. Please choose another one.',
  noOrder:
    'We could not find your order in this browser. Please look for a receipt in your email before you pay again. If there is none, go back to your cart and start again.',
  emptyCart: 'Your cart is empty, so nothing was charged. Please choose a gift first.',
  wallet: 'PayPal is currently unavailable, please choose another payment method.',
  tooMany: 'There were too many attempts to pay, so nothing was charged. Please wait ten minutes and try again.',
  tooManyToday:
    'Too many cards from your network were refused today, so this one was not tried and nothing was charged. Please pay with PayPal, or call us and we’ll take your gift over the phone.',
  cardLimit:
    'This card was declined too many times, so it was not tried again and nothing was charged. Please use another card, or wait ten minutes.',
  botCheck:
    'Several cards were declined, so we must check that a person is paying. Nothing was charged. Please reload this page and pay again.',
  badRequest:
    'The payment could not be read, so it was not made. Please reload the page, which shows whether an earlier payment went through, and try again.',
} as const;

export type PaymentTextName = keyof typeof PAYMENT_TEXTS;
