/** All events that the site sends to the tag manager (W7.26 to W7.37, D1.15). */
export const ANALYTICS_EVENTS = [
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase_giftshop',
  'begin_donation',
  'purchase',
  'add_to_cart',
  'view_item',
  'remove_from_cart',
  'form_submitted',
  'email_permission',
  'petition_sign',
  'GAevent',
] as const;
export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];

/** The categories of a checkout (W7.38): the public gift shop, or a closed store. */
export const CHECKOUT_CATEGORIES = ['giftshop', 'private'] as const;
export type CheckoutCategory = (typeof CHECKOUT_CATEGORIES)[number];
