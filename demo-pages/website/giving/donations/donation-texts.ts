import { PAYMENT_TEXTS, type PaymentTextName } from '../../payments/index.ts';

/** The sentences of a donation where those of the shop speak of an order or a cart. */
export const DONATION_TEXTS: Record<PaymentTextName, string> = {
  ...PAYMENT_TEXTS,
  alreadyPaid: PAYMENT_TEXTS.giftPaid,
  amountChanged: PAYMENT_TEXTS.giftChanged,
  noOrder: PAYMENT_TEXTS.noGift,
  emptyCart: PAYMENT_TEXTS.noAmount,
};
