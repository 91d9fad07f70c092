import type { CartLine } from '#website/api/cart-schemas.ts';
import type { PaymentAnswer, PaymentSubmission } from '#website/api/payment-schemas.ts';
import { DEFAULT_CURRENCY } from '#website/country.ts';

/** W9.18: the transaction id of a purchase whose answer names none. */
export const DEFAULT_TRANSACTION_ID = '0000';

/** One cart line as analytics know it: exactly these six fields (W3.23). */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: string;
  readonly item_variant: string;
  readonly price: number;
  readonly quantity: number;
}

/** The part of a cart line that analytics read. */
export type AnalyticsLine = Pick<CartLine, 'itemId' | 'name' | 'category' | 'variant' | 'price' | 'quantity'>;

type PaymentType = PaymentSubmission['paymentType'];

/** What `add_payment_info` says; amounts are decimals in whole currency units. */
export interface PaymentInfo {
  readonly value: number;
  readonly currency: string;
  readonly payment_type: PaymentType;
  readonly items: readonly AnalyticsItem[];
}

/** What `purchase_giftshop` says (W3.24). */
export interface Purchase extends PaymentInfo {
  readonly transaction_id: string;
}

/** A payment as the page knows it, before the answer. */
export interface PaymentFacts {
  readonly amount: number;
  readonly paymentType: PaymentType;
  readonly lines: readonly AnalyticsLine[];
}

/** A cart line for analytics. */
export function analyticsItem(line: AnalyticsLine): AnalyticsItem {
  return {
    item_id: line.itemId,
    item_name: line.name,
    item_category: line.category,
    item_variant: line.variant,
    price: line.price,
    quantity: line.quantity,
  };
}

/** The event of a payment being sent (W7.29). */
export function addPaymentInfo({ amount, paymentType, lines }: PaymentFacts, currency: string) {
  const ecommerce: PaymentInfo = {
    value: amount,
    currency: currency || DEFAULT_CURRENCY,
    payment_type: paymentType,
    items: lines.map(analyticsItem),
  };
  return { event: 'add_payment_info', ecommerce } as const;
}

/** The event of a gift purchase (W7.30). What the answer leaves out: the amount paid, AUD (W9.17) and `0000` (W9.18). */
export function purchaseGiftshop(
  { amount, paymentType, lines }: PaymentFacts,
  answer: Pick<PaymentAnswer, 'amount' | 'currency' | 'transactionId'>,
) {
  const ecommerce: Purchase = {
    transaction_id: answer.transactionId || DEFAULT_TRANSACTION_ID,
    value: answeredAmount(answer.amount) ?? amount,
    currency: answer.currency || DEFAULT_CURRENCY,
    payment_type: paymentType,
    items: lines.map(analyticsItem),
  };
  return { event: 'purchase_giftshop', ecommerce } as const;
}

function answeredAmount(amount: PaymentAnswer['amount']): number | undefined {
  if (amount === null || amount === undefined || amount === '') return undefined;
  const value = Number(amount);
  return Number.isFinite(value) ? value : undefined;
}
