import type {
  PaymentErrorData,
  PaymentResult,
  UnavailableData,
  UpdateData,
  WalletData,
} from '../wallets/core/wallet-event.ts';

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

/** The events that end a checkout. */
export const CHECKOUT_ENDINGS: readonly CheckoutEventName[] = ['paymentSuccessful', 'paymentFailure', 'paymentExpired'];

/** A successful payment; confirm it on the merchant's server. */
export interface CheckoutSuccess {
  /** The payment intent that was paid. */
  readonly intent_id: string;
  /** The charge that paid it. */
  readonly charge_id: string;
}

/** A failed payment. */
export interface CheckoutFailure {
  /** The reason, if the provider sends one. */
  readonly message?: string;
  readonly [name: string]: unknown;
}

/** An expired checkout. */
export interface CheckoutExpiry {
  /** The payment intent that was not paid. */
  readonly intent_id?: string;
  readonly [name: string]: unknown;
}

/** The detail of an `error` event. */
export interface CheckoutFault {
  /** The message for the merchant's developer. */
  readonly message: string;
  /** The cause, if known: `offline`, `origin_refused`, `environment_not_set`, `no_answer`, … */
  readonly code?: string | undefined;
}

/** What the handlers receive: the detail of the event that the checkout dispatches. */
export interface CheckoutEvents {
  /** One payment method, or all of them, cannot be offered here. */
  unavailable: UnavailableData;
  /** Something cannot be shown or reached. */
  error: CheckoutFault;
  /** The shopper paid. */
  paymentSuccessful: CheckoutSuccess;
  /** A wallet reports an error; the shopper may try again. */
  paymentError: PaymentErrorData;
  /** A fraud service reviews a wallet's payment. */
  paymentInReview: PaymentResult;
  /** The shopper clicked a wallet's button. */
  onClick: WalletData;
  /** The shopper closed a wallet's window. */
  onCheckoutClose: WalletData;
  /** The shopper chose another address in a wallet. */
  onShippingAddressChange: UpdateData;
  /** The shopper chose another delivery option in a wallet. */
  onShippingOptionsChange: UpdateData;
  /** The payment failed finally. */
  paymentFailure: CheckoutFailure;
  /** The time to pay expired. */
  paymentExpired: CheckoutExpiry;
}
