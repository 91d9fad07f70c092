import type { CartLine } from '#rules/api/cart-schemas.ts';
import type { GiftPaymentResponse, GiftPaymentSubmission } from '#rules/api/payment-schemas.ts';
import { DEFAULT_CURRENCY } from '#rules/country.ts';
import { fromMinorUnits, toMinorUnits } from '#rules/money.ts';
import type { CheckoutCategory } from './event-names.ts';

/** W9.18: the transaction id of a purchase whose response has none. */
export const DEFAULT_TRANSACTION_ID = '0000';

/** One cart line for analytics: exactly these six fields (W3.23). */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: string;
  readonly item_variant: string;
  readonly price: number;
  readonly quantity: number;
}

/** The fields of a cart line that analytics use. */
export type AnalyticsLine = Pick<CartLine, 'itemId' | 'name' | 'category' | 'variant' | 'price' | 'quantity'>;

type PaymentType = GiftPaymentSubmission['paymentType'];

/** The fields of `add_payment_info`; amounts are decimals in whole currency units. */
export interface PaymentInfo {
  readonly value: number;
  readonly currency: string;
  readonly payment_type: PaymentType;
  readonly items: readonly AnalyticsItem[];
}

/** The fields of `purchase_giftshop` (W3.24). */
export interface PurchaseReport extends PaymentInfo {
  readonly transaction_id: string;
}

/** The page's facts of a payment before the response. */
export interface PaymentFacts {
  readonly amount: number;
  readonly paymentType: PaymentType;
  readonly lines: readonly AnalyticsLine[];
  readonly category: CheckoutCategory;
}

/** Cart lines and their total, a decimal in whole currency units. */
export interface ItemsValue {
  readonly value: number;
  readonly currency: string;
  readonly items: readonly AnalyticsItem[];
}

/** Converts a cart line for analytics. */
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

const itemsValue = (lines: readonly AnalyticsLine[], currency: string): ItemsValue => ({
  value: fromMinorUnits(lines.reduce((sum, { price, quantity }) => sum + toMinorUnits(price) * quantity, 0)),
  currency: currency || DEFAULT_CURRENCY,
  items: lines.map(analyticsItem),
});

/** The event of a gift's own page (W7.32). */
export const viewItem = (line: AnalyticsLine, currency: string) =>
  ({ event: 'view_item', ecommerce: itemsValue([line], currency) }) as const;

/** The event of a gift added to the cart (W7.31); the line's quantity is the added quantity. */
export const addToCart = (line: AnalyticsLine, currency: string) =>
  ({ event: 'add_to_cart', ecommerce: itemsValue([line], currency) }) as const;

/** The event of a line removed from the cart (W7.33). */
export const removeFromCart = (line: AnalyticsLine, currency: string) =>
  ({ event: 'remove_from_cart', ecommerce: itemsValue([line], currency) }) as const;

/** The event of the cart's page (W7.26). */
export const viewCart = (lines: readonly AnalyticsLine[], currency: string) =>
  ({ event: 'view_cart', ecommerce: itemsValue(lines, currency) }) as const;

/** The event of starting the checkout from the cart (W7.27). */
export const beginCheckout = (lines: readonly AnalyticsLine[], currency: string, category: CheckoutCategory) =>
  ({ event: 'begin_checkout', checkout_category: category, ecommerce: itemsValue(lines, currency) }) as const;

/** The event of saving the customer's details (W7.28). */
export const addShippingInfo = (lines: readonly AnalyticsLine[], currency: string, category: CheckoutCategory) =>
  ({ event: 'add_shipping_info', checkout_category: category, ecommerce: itemsValue(lines, currency) }) as const;

/** The event of sending a payment (W7.29). */
export function addPaymentInfo({ amount, paymentType, lines, category }: PaymentFacts, currency: string) {
  const ecommerce: PaymentInfo = {
    value: amount,
    currency: currency || DEFAULT_CURRENCY,
    payment_type: paymentType,
    items: lines.map(analyticsItem),
  };
  return { event: 'add_payment_info', checkout_category: category, ecommerce } as const;
}

/**
 * The event of a gift purchase (W7.30). Defaults for missing response fields: the amount paid, AUD (W9.17) and `0000`
 * (W9.18).
 */
export function purchaseGiftshop(
  { amount, paymentType, lines, category }: PaymentFacts,
  response: Pick<GiftPaymentResponse, 'amount' | 'currency' | 'transactionId'>,
) {
  const ecommerce: PurchaseReport = {
    transaction_id: response.transactionId || DEFAULT_TRANSACTION_ID,
    value: responseAmount(response.amount) ?? amount,
    currency: response.currency || DEFAULT_CURRENCY,
    payment_type: paymentType,
    items: lines.map(analyticsItem),
  };
  return { event: 'purchase_giftshop', checkout_category: category, ecommerce } as const;
}

function responseAmount(amount: GiftPaymentResponse['amount']): number | undefined {
  if (amount === null || amount === '') return undefined;
  const value = Number(amount);
  return Number.isFinite(value) ? value : undefined;
}
