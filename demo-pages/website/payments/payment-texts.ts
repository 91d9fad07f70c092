import PAYMENT_ANSWERS from '#texts/website/payment-answers';

/**
 * Messages about a payment that did not succeed; each says what happened to the money and what to do. `declined` stands
 * for a stolen or lost card too: a thief must not learn that it was reported.
 */
export const PAYMENT_TEXTS = PAYMENT_ANSWERS.texts;

export type PaymentTextName = keyof typeof PAYMENT_TEXTS;
