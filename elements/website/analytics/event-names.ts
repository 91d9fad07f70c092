/** The events that the site tells the tag manager, and no others (W7.26 to W7.37). */
export const ANALYTICS_EVENTS = [
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase_giftshop',
  'add_to_cart',
  'view_item',
  'remove_from_cart',
  'form_submitted',
  'email_permission',
  'petition_sign',
  'GAevent',
] as const;
export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];

/** What a checkout may be (W7.38): of the public gift shop, or of a closed store. */
export const CHECKOUT_CATEGORIES = ['giftshop', 'private'] as const;
export type CheckoutCategory = (typeof CHECKOUT_CATEGORIES)[number];
