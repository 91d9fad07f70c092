/** The eleven events that a checkout reports to the page. */
export const CHECKOUT_EVENTS = [
  'unavailable',
  'error',
  'paymentSuccessful',
  'paymentError',
  'paymentInReview',
  'onClick',
  'onCheckoutClose',
  'onShippingAddressChange',
  'onShippingOptionsChange',
  'paymentFailure',
  'paymentExpired',
] as const;
/** The name of an event of a checkout. */
export type CheckoutEventName = (typeof CHECKOUT_EVENTS)[number];

/** One of these ends a checkout. */
export const CHECKOUT_ENDINGS: readonly CheckoutEventName[] = ['paymentSuccessful', 'paymentFailure', 'paymentExpired'];

/** A payment that was made; the merchant's server confirms it. */
export interface CheckoutSuccess {
  /** The payment intent that was paid. */
  readonly intent_id: string;
  /** The charge that paid it. */
  readonly charge_id: string;
}

/** A payment that was not made. */
export interface CheckoutFailure {
  /** Why, where the provider says so. */
  readonly message?: string;
  readonly [name: string]: unknown;
}

/** What the handlers receive: the event's detail as the checkout sends it. */
export type CheckoutEvents = {
  [Name in CheckoutEventName]: Name extends 'paymentSuccessful'
    ? CheckoutSuccess
    : Name extends 'paymentFailure'
      ? CheckoutFailure
      : unknown;
};
