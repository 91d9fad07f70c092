import { GIFT_TEXTS, PAYMENT_TEXTS, type PaymentTextName } from '../../payments/index.ts';

/** The sentences of a donation where those of the shop speak of an order or a cart. */
export const DONATION_TEXTS: Record<PaymentTextName | 'details' | 'unavailable', string> = {
  ...PAYMENT_TEXTS,
  alreadyPaid: GIFT_TEXTS.giftPaid,
  amountChanged: GIFT_TEXTS.giftChanged,
  noOrder: GIFT_TEXTS.noGift,
  emptyCart: GIFT_TEXTS.noAmount,
  details: GIFT_TEXTS.details,
  unavailable: GIFT_TEXTS.unavailable,
};
